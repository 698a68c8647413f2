import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { expect, it } from 'vitest';
import { incomingNames } from './use-draft.ts';

const { wizard } = KINDS.CHR;
const line = (rank: number) => ['texteCarte', 'lignes', String(rank), 'prix'];

it('names merged answers, many lines of a card by its name, and not what is known of them', () => {
  expect(incomingNames(wizard, [['pdv', 'codePostal'], line(0)])).toEqual(['Code postal', 'Ligne 1, prix']);
  expect(
    incomingNames(wizard, [line(0), line(1), line(2), line(3), ['lectureCarte', 'lignes', '0', 'vu']]),
  ).toEqual(['Texte de la carte']);
});
