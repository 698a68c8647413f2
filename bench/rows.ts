import { createHash } from 'node:crypto';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { clientName, mixed, outletName, townName } from './names.ts';

/** As in limit.sql: 400 projects per dc at every size; the first 1,000 documents are about 20 KB, the rest about 2 KB. */
const PROJECTS_PER_DC = 400;
export const LARGE_DOCUMENTS = 1000;
const [DRAFT, , AGENCY] = STATUSES;
const SPREAD = [
  DRAFT,
  AGENCY,
  AGENCY,
  'Validation Client',
  'Exécution',
  'Impression',
  'Imprimé',
  'Terminé',
  'Terminé',
  'Terminé',
];
const BASE = Date.UTC(2026, 0, 1) / 1000;

export function dcCount(size: number): number {
  return Math.max(1, Math.floor(size / PROJECTS_PER_DC));
}

export function projectIdOf(index: number): string {
  return (BASE + index).toString(16).padStart(8, '0') + index.toString(16).padStart(16, '0');
}

export function dcOf(index: number, size: number): string {
  return `dc${index % dcCount(size)}`;
}

export function statusOf(index: number): string {
  return SPREAD[mixed(index, 1) % SPREAD.length] ?? DRAFT;
}

const CARD: ProjectType = 'Carte Brasserie';
const TYPES: readonly ProjectType[] = [
  CARD,
  CARD,
  CARD,
  CARD,
  'Caissons Lumineux',
  'Boards PVC',
  'Digital',
  'Sur Mesure',
  'Direct Agence',
  'Direct Agence',
];

/** Every support; projects saved, moved or printed in a run are Cartes Brasserie, like their document. */
export function typeOf(index: number): ProjectType {
  const worked: readonly string[] = [DRAFT, AGENCY, PRINTED_STATUS];
  if (index <= LARGE_DOCUMENTS || worked.includes(statusOf(index))) return CARD;
  return TYPES[mixed(index, 4) % TYPES.length] ?? CARD;
}

export const ALL_TYPES: readonly ProjectType[] = [...new Set(TYPES)];
export const ALL_STATUSES: readonly string[] = [...new Set(SPREAD)];
export const DRAFT_STATUS: string = DRAFT;
export const AGENCY_STATUS: string = AGENCY;
export const PRINTED_STATUS = 'Imprimé';
/** The one account with every project in scope. */
export const HEAD_OFFICE = 'siege1';
export const AGENCIES = 30;
export const SMHF_COUNT = 40;

export function agencyOf(index: number): string {
  return `agence${index % AGENCIES}`;
}

export function sessionTokenOf(username: string): string {
  return `bench-${username}`;
}

/** The day on which a project's unit was consumed, in the year that `database.ts` counts. */
export function quotaDayOf(index: number): string {
  return new Date((BASE + (mixed(index, 3) % 320) * 86_400) * 1000).toISOString().slice(0, 10);
}

export function tokenHash(token: string): string {
  return `\\x${createHash('sha256').update(token).digest('hex')}`;
}

/** Entry and change of a row, in seconds since 1970. */
export function timesOf(index: number): { creation: number; update: number } {
  const creation = BASE + index * 20;
  return { creation, update: creation + (mixed(index, 2) % 900_000) };
}

function drinks(count: number): Record<string, Record<string, unknown>> {
  const families: Record<string, Record<string, unknown>> = {};
  for (let rank = 0; rank < count; rank += 1) {
    const family = `Famille ${rank % 8}`;
    families[family] ??= {};
    families[family][`boisson-${rank}`] = {
      id: `boisson-${rank}`,
      name: `Boisson numéro ${rank}`,
      image: `/catalogue/boissons/boisson-${rank}.svg`,
      format: 'Verre 33 cl',
    };
  }
  return families;
}

const SMALL = documentWith(6);
const LARGE = documentWith(150);

/** A complete Carte Brasserie; the number of drinks makes its size. */
function documentWith(drinkCount: number): string {
  return JSON.stringify({
    pdv: {
      nOutlet: 'NUMERO',
      nomPDV: 'ETABLISSEMENT',
      adresse: '12, place du Palais',
      codePostal: '33000',
      ville: 'COMMUNE',
      telephone: '05 56 48 17 20',
      nSiret: '45287190300021',
      nomClient: 'GERANT',
      telephoneCLient: '06 39 98 01 02',
      emailCLient: 'client@brasserie.example',
      medaillePDV: 'Gold',
      adresseIdemCommande: 'oui',
    },
    idprojet: {
      nameProjet: 'ETABLISSEMENT',
      codeProjet: '2026_01_01',
      numProjet: 'NUMERO_2026_01_01',
      planProjet: 'Plan winter',
      emailAgence: 'agence0@ardoise.example',
    },
    infocarte: {
      template: { id: 'ardoise', name: 'Ardoise', image: '/catalogue/themes/ardoise.svg' },
      format: {
        id: 'a4',
        name: 'A4',
        image: '/catalogue/format/a4.svg',
        field_1_volet: true,
        field_2_volets: true,
      },
      matiereFormat: '2_volets',
      matiere: { id: 'polyart', name: 'Polyart mat 240 g' },
      boissons: drinks(drinkCount),
      cocktails: { aucun: { id: 'aucun', name: 'Aucun Cocktail' } },
      illustrations: {
        assiette: { id: 'assiette', name: 'Assiette', image: '/catalogue/illustrations/assiette.svg' },
      },
      frise: { id: 'vague', name: 'Vague' },
      qrcode: 'non',
      impression: 'carte',
      nombreExemplaire: '50',
    },
    infopdv: {
      formules: [
        { nomFormule: 'Formule Déjeuner', compoFormule: 'Entrée, plat, boisson', tarifFormule: '13' },
      ],
      noFormule: '',
    },
    contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: 'texte@brasserie.example' },
    autresInfos: { nomPdv: 'ETABLISSEMENT', logoClient: 'non' },
  });
}

/** The document of a project, as stored text. */
export function documentOf(index: number): string {
  return (index <= LARGE_DOCUMENTS ? LARGE : SMALL)
    .replaceAll('NUMERO', String(index))
    .replaceAll('ETABLISSEMENT', outletName(index))
    .replace('COMMUNE', townName(index))
    .replace('GERANT', clientName(index));
}
