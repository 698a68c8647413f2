import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { TYPE_CODES } from '@ardoise/domain/projects/kinds.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import type { Contact } from '@ardoise/domain/settings/contacts.ts';
import { sampleLawPoints } from '@ardoise/domain/settings/law-points.ts';

/** Numbers and addresses as those of the accounts (seed/accounts.ts). */
const CONTACTS: readonly Contact[] = [
  {
    sujet: 'Problème technique',
    nom: 'Assistance Ardoise',
    telephone: '01 99 00 90 01',
    email: 'assistance@ardoise.example',
  },
  {
    sujet: 'Prise en main, formation',
    nom: 'Yves Carpentier, administrateur',
    telephone: '01 99 00 40 02',
    email: 'yves.carpentier@ardoise.example',
    roles: ROLES.filter((role) => role !== 'client'),
  },
  {
    sujet: 'Arbitrages, réaffectations, quotas',
    nom: 'Hélène Marchetti, siège',
    telephone: '01 99 00 40 01',
    email: 'helene.marchetti@ardoise.example',
    roles: ['dc', 'mdv', 'smhf'],
  },
  {
    sujet: 'Fichiers d’impression, livraisons',
    nom: 'Suivi de fabrication, siège',
    telephone: '06 39 98 90 02',
    email: 'fabrication@ardoise.example',
    roles: ['agence', 'imprimeur', 'installateur'],
  },
];

/** Their words are samples, and say so. */
const LAW_POINTS_READ = '2026-11-02';

/** Settings of head office in the demonstration (specification/content-management.md#settings). */
export const DEMO_SETTINGS = {
  eligibleMedals: Object.fromEntries(TYPE_CODES.map((code) => [code, KIND_FACTS[code].medals])),
  vaeSuspendue: true,
  banniere:
    'Sur Mesure\u00a0: le budget est consommé à 100\u00a0%. Chaque demande fait l’objet d’un arbitrage au cas par cas.',
  contacts: CONTACTS,
  pointsDeDroit: sampleLawPoints(LAW_POINTS_READ),
};
