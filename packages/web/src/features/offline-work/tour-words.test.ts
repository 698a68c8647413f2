import { expect, it } from 'vitest';
import { askedOf, keptWords } from './tour-words.ts';

it('reads numbers however they are separated, each once, and anything else as a town', () => {
  expect(askedOf('3104587, 3104588\n3104587;3104589')).toEqual({
    numbers: ['3104587', '3104588', '3104589'],
  });
  expect(askedOf('outlets 3104587 et 3104588')).toEqual({ numbers: ['3104587', '3104588'] });
  expect(askedOf('  Saint-Émilion ')).toEqual({ town: 'Saint-Émilion' });
  expect(askedOf('Paris 15')).toEqual({ town: 'Paris 15' });
  expect(askedOf(' ')).toBeNull();
});

it('says what is kept, what is unknown, and that a town has more', () => {
  expect(keptWords({ kept: 1 })).toBe('1\u00a0point de vente gardé ici.');
  expect(keptWords({ kept: 2, unknown: ['9999999'] })).toBe(
    '2\u00a0points de vente gardés ici. Inconnu\u00a0: 9999999.',
  );
  expect(keptWords({ kept: 60, town: 'Bordeaux', more: true })).toBe(
    '60\u00a0points de vente gardés ici (Bordeaux). Il y en a d’autres\u00a0: donnez leurs numéros.',
  );
  expect(keptWords({ kept: 0, town: 'Nulle-Part' })).toBe('Aucun point de vente trouvé (Nulle-Part).');
});
