import { expect, it } from 'vitest';
import { ofName } from './of-name.ts';

it.each([
  ['Paul', 'de Paul'],
  ['Yves Morel', 'd’Yves Morel'],
  ['Yvonne', 'd’Yvonne'],
  ['Yann', 'de Yann'],
  ['Yasmine', 'de Yasmine'],
  ['Agence Lumière', 'd’Agence Lumière'],
  ['Émile', 'd’Émile'],
  ['Élodie', 'd’Élodie'],
  ['Œuvre commune', 'd’Œuvre commune'],
  ['Hélène', 'd’Hélène'],
  ['Henri', 'd’Henri'],
  ['Hervé', 'd’Hervé'],
  ['Hilaire', 'd’Hilaire'],
  ['Hippolyte', 'd’Hippolyte'],
  ['Honoré', 'd’Honoré'],
  ['Hortense', 'd’Hortense'],
  ['Hubert', 'd’Hubert'],
  ['Hugo', 'd’Hugo'],
  ['Hyacinthe', 'd’Hyacinthe'],
  ['Hugues', 'de Hugues'],
  ['Hassan', 'de Hassan'],
  ['Hans', 'de Hans'],
  ['Heidi', 'de Heidi'],
  ['Hicham', 'de Hicham'],
  ['Houda', 'de Houda'],
  ['Hoang', 'de Hoang'],
  ['Claire', 'de Claire'],
  ['alice@agence.example', 'de alice@agence.example'],
  ['', 'de '],
])('%s: %s', (name, expected) => {
  expect(ofName(name)).toBe(expected);
});
