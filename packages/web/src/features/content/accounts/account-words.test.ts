import { expect, it } from 'vitest';
import { attachmentWords, invitationWords, stateWords } from './account-words.ts';
import type { ManagedAccount } from './use-accounts.ts';

const ACCOUNT: ManagedAccount = {
  uid: 1,
  name: 'dc1',
  role: 'dc',
  prenom: 'Camille',
  nom: 'Ferrand',
  mail: 'c@f.example',
  telephone: '',
  adresse: '',
  smhf: 'smhf1',
  mdv: 'mdv1',
  organisation: null,
  nomSmhf: 'Antoine Delmas',
  nomMdv: 'Sonia Belkacem',
  nomOrganisation: '',
  etat: 'actif',
  t_connexion: null,
  t_fermeture: null,
  invitation: null,
  remplacement: null,
  reinitialisation: null,
  projets: null,
  modifiable: true,
  version: 1,
};
const NOW = Date.parse('2026-11-23T08:00:00Z');

it.each<[string, Partial<ManagedAccount>]>([
  ['S.\u00a0Belkacem, A.\u00a0Delmas', {}],
  ['', { role: 'siege', nomSmhf: '', nomMdv: '' }],
  ['64\u00a0projets en Agence', { role: 'agence', projets: 64 }],
  ['1\u00a0projet à imprimer', { role: 'imprimeur', projets: 1 }],
  ['Agence Pinson', { role: 'agence', nomOrganisation: 'Agence Pinson' }],
])('is attached to: %s', (words, change) => {
  expect(attachmentWords({ ...ACCOUNT, ...change })).toBe(words);
});

it.each<[string, Partial<ManagedAccount>]>([
  ['Actif', {}],
  ['Désactivé le 14\u00a0nov.', { etat: 'desactive', t_fermeture: '2026-11-14T10:00:00Z' }],
  ['Désactivé', { etat: 'desactive' }],
  ['Bloqué après échecs', { etat: 'bloque' }],
  ['Ne peut rien créer', { etat: 'sans-smhf' }],
  [
    'Remplacement par N.\u00a0Faure',
    { etat: 'remplace', remplacement: { nom: 'Nathan Faure', au: '2026-11-30' } },
  ],
  ['Invitation, 6\u00a0jours restants', { etat: 'invite', invitation: '2026-11-28T20:00:00Z' }],
])('is in the state: %s', (words, change) => {
  expect(stateWords({ ...ACCOUNT, ...change }, NOW)).toBe(words);
});

it('counts an invitation’s days up to its last', () => {
  expect(invitationWords('2026-11-23T08:00:01Z', NOW)).toBe('Invitation, 1\u00a0jour restant');
  expect(invitationWords(null, NOW)).toBe('Invitation expirée');
});
