import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import { agreementSentence } from './agreement-sentence.ts';

const given: HistoryEntry = {
  id: 2,
  nature: 'accord',
  cause: null,
  statut_dep: 'Validation Client',
  statut_arr: 'Exécution',
  t_creation: '2026-11-18T10:00:00.000Z',
  resp: 'dc1',
  nomResp: 'Camille Ferrand',
  comment: 'Accord signé par Bertrand Lacombe (Gérant), sur la tablette de Camille Ferrand',
  force: false,
  accord: { version: 2, nom: 'Bertrand Lacombe', via: 'tablette', email: '' },
  fichiers: [],
};

it('describes an approval, its signer and means, and its withdrawal', () => {
  expect(agreementSentence(given)).toEqual({
    who: 'Bertrand Lacombe',
    did: 'a signé son accord sur la création, version 2, sur la tablette du délégué commercial',
  });
  expect(agreementSentence({ ...given, nature: 'retrait', cause: 3 })).toEqual({
    who: 'L’accord du client',
    did: 'sur la version 2 ne vaut plus',
  });
});

it('ignores a move, whatever its comment begins with', () => {
  expect(agreementSentence({ ...given, nature: 'mouvement', accord: null })).toBeNull();
});
