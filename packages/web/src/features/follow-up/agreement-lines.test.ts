import type { Approval } from '@ardoise/domain/contract/creations.ts';
import { expect, it } from 'vitest';
import { agreementLines } from './agreement-lines.ts';
import type { HistoryEntry } from './history-sentence.ts';

const accord: Approval = {
  version: 2,
  nom: 'Bertrand Lacombe',
  qualite: 'Gérant',
  mode: 'trace',
  via: 'tablette',
  email: '',
  t_accord: '2026-11-18T10:00:00.000Z',
  empreinte: '00',
  retire: null,
  motifRetrait: null,
};

it('gives a line to an agreement, and one more to its withdrawal', () => {
  const withdrawn = { ...accord, version: 1, retire: '2026-11-17T10:00:00.000Z', motifRetrait: 'Retour' };
  const lines = agreementLines([{ accords: [accord] }, { accords: [withdrawn] }], []);
  expect(lines.map(({ did, comment }) => [did, comment])).toEqual([
    ['a signé son accord sur la création, version 2, sur la tablette du délégué', ''],
    ['a signé son accord sur la création, version 1, sur la tablette du délégué', ''],
    ['sur la version 1 ne vaut plus', 'Retour'],
  ]);
});

it('takes the move that an agreement caused into its line, and no other', () => {
  const move: HistoryEntry = {
    statut_dep: 'Validation Client',
    statut_arr: 'Exécution',
    t_creation: '2026-11-18T10:00:00.050Z',
    resp: 'dc1',
    nomResp: 'Camille Ferrand',
    comment: 'Accord signé par Bertrand Lacombe (Gérant), sur la tablette de Camille Ferrand',
    force: false,
    fichiers: [],
  };
  const later = { ...move, t_creation: '2026-11-19T08:00:00.000Z' };
  const [line] = agreementLines([{ accords: [accord] }], [later, move]);
  expect(line?.move).toBe(move);
  expect(agreementLines([{ accords: [accord] }], [later])[0]?.move).toBeUndefined();
});
