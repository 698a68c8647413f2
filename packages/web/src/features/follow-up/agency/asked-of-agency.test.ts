import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import { askedOfAgency } from './asked-of-agency.ts';

const move = (
  [statut_dep, statut_arr]: [Status, Status],
  comment: string,
  more: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  statut_dep,
  statut_arr,
  comment,
  t_creation: '2026-11-20T10:00:00.000Z',
  resp: 'dc1',
  nomResp: 'Camille Ferrand',
  force: false,
  fichiers: [],
  id: 1,
  nature: 'mouvement',
  cause: null,
  accord: null,
  ...more,
});

it('is the message with which the project last came, and nothing older', () => {
  const first = move(['Brouillon', 'Agence'], 'Le client est pressé.');
  const returned = move(['Validation Client', 'Agence'], ' Remonter la frise. ', { nomResp: 'b@exemple.fr' });
  expect(askedOfAgency({ statut: 'Agence', historique: [returned, first] })).toMatchObject({
    text: 'Remonter la frise.',
    who: 'Le client',
  });
  const silent = move(['Validation DC', 'Agence'], '');
  expect(askedOfAgency({ statut: 'Agence', historique: [silent, first] })).toBeNull();
});

it('keeps what was joined to it', () => {
  const fichiers = [{ id: 'f1', filename: 'logo.pdf' }];
  const sent = move(['Brouillon', 'Agence'], '', { fichiers });
  expect(askedOfAgency({ statut: 'Agence', historique: [sent] })).toMatchObject({
    text: '',
    files: fichiers,
  });
});

it('leaves changes made meanwhile, and the product’s own words on an approval', () => {
  const first = move(['Brouillon', 'Agence'], 'Le client est pressé.');
  const changed = move(['Agence', 'Agence'], 'Prix final', { nature: 'prix' });
  expect(askedOfAgency({ statut: 'Agence', historique: [changed, first] })?.text).toBe(
    'Le client est pressé.',
  );
  const agreed = move(['Validation Client', 'Exécution'], 'Accord signé par Bertrand Lacombe', {
    nature: 'accord',
    accord: { version: 1, nom: 'Bertrand Lacombe', via: 'lien', email: '' },
  });
  expect(askedOfAgency({ statut: 'Exécution', historique: [agreed, first] })).toBeNull();
});
