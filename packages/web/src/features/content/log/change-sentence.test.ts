import { expect, it } from 'vitest';
import { changeSentence } from './change-sentence.ts';
import type { ContentChange } from './use-content-changes.ts';

const CHANGE: ContentChange = {
  id: '1',
  t: '2026-11-23T08:00:00.000Z',
  qui: { username: 'helene', nom: 'Hélène Marchetti' },
  zone: 'catalogues',
  liste: 'boissons',
  entree: 'cola-sans-cafeine',
  nom: 'Cola sans caféine',
  acte: 'masquage',
  avant: null,
  apres: null,
  motif: '',
  nombre: 0,
  annule: false,
  annulable: false,
};

it.each<[string, Partial<ContentChange>]>([
  ['a masqué «\u00a0Cola sans caféine\u00a0»', {}],
  [
    'a remplacé «\u00a0Cola sans caféine\u00a0» par «\u00a0Cola zéro\u00a0»',
    { acte: 'remplacement', motif: 'Cola zéro' },
  ],
  [
    'a effacé les photos de la pose de «\u00a0Café du Port\u00a0»',
    { zone: 'commandes', acte: 'effacement', nom: 'Café du Port', apres: { photosPose: 2 } },
  ],
  ['a importé catalogues', { acte: 'import', nom: '' }],
  ['a déplacé «\u00a0Cola sans caféine\u00a0»', { acte: 'ordre' }],
  ['a déplacé la famille «\u00a0Colas\u00a0»', { acte: 'ordre', entree: '', nom: 'Colas' }],
  ['a importé «\u00a0pdv.csv\u00a0», 40\u00a0éléments', { acte: 'import', nom: 'pdv.csv', nombre: 40 }],
  [
    'a suspendu la création de projets VAE',
    { zone: 'reglages', acte: 'modification', entree: 'vaeSuspendue', apres: true },
  ],
  [
    'a ouvert la création de projets VAE',
    { zone: 'reglages', acte: 'modification', entree: 'vaeSuspendue', apres: false },
  ],
  [
    'a porté le quota VAE d’Antoine Delmas de 120 à 140',
    {
      zone: 'quotas',
      acte: 'modification',
      nom: 'Antoine Delmas',
      avant: { typeProjet: 'VAE', annuel: 120 },
      apres: { typeProjet: 'VAE', annuel: 140 },
    },
  ],
  [
    'a fixé le quota Carte Brasserie d’Inès Roussel à 0',
    {
      zone: 'quotas',
      acte: 'modification',
      nom: 'Inès Roussel',
      avant: { typeProjet: 'CHR', annuel: null },
      apres: { typeProjet: 'CHR', annuel: 0 },
    },
  ],
  [
    'a transféré 10\u00a0unités Direct Agence de Karim Haddad à Chloé Garnier',
    {
      zone: 'quotas',
      acte: 'transfert',
      entree: 'PDA',
      apres: { de: { nom: 'Karim Haddad' }, a: { nom: 'Chloé Garnier' }, unites: 10 },
    },
  ],
  [
    'a préparé le quota Carte Brasserie de Karim Haddad pour 2027\u00a0: 65',
    {
      zone: 'quotas',
      liste: '2027',
      acte: 'programmation',
      nom: 'Karim Haddad',
      apres: { typeProjet: 'CHR', annuel: 65 },
    },
  ],
  [
    'a rempli les quotas 2027 depuis les prévisions',
    { zone: 'quotas', acte: 'import', nom: 'quotas 2027 depuis les prévisions' },
  ],
  ['a ouvert les quotas 2027', { zone: 'quotas', acte: 'ouverture', liste: '2027' }],
  ['a invité Julie Marchand', { zone: 'comptes', acte: 'invitation', nom: 'Julie Marchand' }],
  ['a désactivé le compte d’Yves Kerbrat', { zone: 'comptes', acte: 'desactivation', nom: 'Yves Kerbrat' }],
  [
    'a corrigé «\u00a0Le Mail\u00a0»\u00a0: ville, (vide) devient Angers\u00a0; SIRET, 1 devient 2\u00a0; médaille, Gold devient Silver',
    {
      zone: 'points-de-vente',
      acte: 'modification',
      nom: 'Le Mail',
      avant: { Outlet_Name: 'Le Mail', SIRET__c: '1', Segmentation__c: 'Gold' },
      apres: { Outlet_Name: 'Le Mail', City__c: 'Angers', SIRET__c: '2', Segmentation__c: 'Silver' },
    },
  ],
  ['a modifié les contacts de l’aide', { zone: 'reglages', acte: 'modification', entree: 'contacts' }],
])('says: %s', (sentence, change) => {
  expect(changeSentence({ ...CHANGE, ...change })).toBe(`${sentence}.`);
});

it('puts one full stop after a value that ends with one', () => {
  const text = { zone: 'catalogues', acte: 'masquage', nom: 'À consommer avec modération.' } as const;
  expect(changeSentence({ ...CHANGE, ...text })).toBe('a masqué «\u00a0À consommer avec modération.\u00a0»');
  const planned = { valeur: 'L’atelier ouvre le 4 janvier.', le: '2027-01-04' };
  const change = { acte: 'programmation', zone: 'reglages', liste: 'programme' } as const;
  expect(changeSentence({ ...CHANGE, ...change, entree: 'banniere', apres: planned })).toMatch(/janvier\.$/);
});
