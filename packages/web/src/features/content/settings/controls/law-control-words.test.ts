import { sampleLawPoints } from '@ardoise/domain/settings/law-points.ts';
import { expect, it } from 'vitest';
import { lawPointState } from './law-control-words.ts';

const { sanitaire } = sampleLawPoints('2025-02-12');

it.each([
  [{ verifie: null }, '2026-11-23', 'texte d’exemple, inactif'],
  [{ verifie: null, exemple: false }, '2026-11-23', 'inactif'],
  [{ masque: true }, '2026-11-23', 'masqué'],
  [{ exemple: false }, '2026-02-12', 'vérifié le 12 février 2025'],
  [{ exemple: false }, '2026-11-23', 'vérifié le 12 février 2025, il y a 21 mois'],
  [{ exemple: false }, '2026-02-13', 'vérifié le 12 février 2025, il y a 12 mois'],
  [{}, '2025-11-23', 'texte d’exemple, vérifié le 12 février 2025'],
])('says of %j on %s: %s', (change, today, words) => {
  expect(lawPointState({ ...sanitaire, ...change }, today)).toBe(words);
});
