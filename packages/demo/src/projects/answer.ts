import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import type { drinkMap } from '@ardoise/domain/projects/draft-fields.ts';
import { toNationalPhone } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { POSE_DAYS } from '@ardoise/domain/wizards/steps/pose-answers.ts';
import type * as z from 'zod/mini';
import type { DemoAccount } from '../seed/accounts.ts';
import type { DemoOutlet } from '../seed/outlets.ts';
import type { SeededRandom } from '../seed/seeded-random.ts';
import { PLANS } from './offered-answers.ts';
import type { DemoPhotoType } from './photos.ts';

/** Input for generating the answers of a demonstration project. */
export interface AnswerContext {
  type: ProjectType;
  random: SeededRandom;
  outlet: DemoOutlet;
  dc: DemoAccount;
  agencyMail: string;
  /** It is installed on site; part of it is printed. */
  posed: boolean;
  printed: boolean;
  /** Attaches so many photographs of this type. */
  attachPhotos: (type: DemoPhotoType, count: number) => { id: string; filename: string }[];
}

export type Answer = (document: ProjectDocument, context: AnswerContext) => ProjectDocument;

/** Generators of the answers by step path. */
export type Answers = Record<string, Answer>;

/** The outlet as the lookup prefills it. */
export const infoPdv: Answer = (document, { outlet }) => ({
  ...document,
  pdv: {
    ...document.pdv,
    nOutlet: outlet.nOutlet,
    nomPDV: outlet.Outlet_Name ?? '',
    adresse: [[outlet.House_Number__c, outlet.Street__c].filter(Boolean).join(', '), outlet.Street2__c]
      .filter(Boolean)
      .join(', '),
    codePostal: outlet.Postal_Code__c ?? '',
    ville: outlet.City__c ?? '',
    telephone: toNationalPhone(outlet.Telephone__c ?? ''),
    nSiret: outlet.SIRET__c ?? '',
    nomClient: outlet.Owner_Name ?? '',
    telephoneCLient: toNationalPhone(outlet.Phone ?? ''),
    emailCLient: outlet.Email ?? '',
    ...(outlet.Segmentation__c === null ? {} : { medaillePDV: outlet.Segmentation__c }),
  },
});

export const idProjet: Answer = (document, { random, agencyMail }) => ({
  ...document,
  idprojet: { ...document.idprojet, planProjet: random.pick(PLANS), emailAgence: agencyMail },
});

type DrinkMap = z.output<typeof drinkMap>;

/** Groups these drinks by family. */
export function drinkMapOf(chosen: readonly Drink[]): DrinkMap {
  const boissons: DrinkMap = {};
  for (const drink of chosen) {
    const choice = {
      id: drink.id,
      name: drink.name_1,
      image: drink.field_gamme_image_boissons_1,
      format: drink.field_gamme_format_boissons,
    };
    boissons[drink.name] = { ...boissons[drink.name], [drink.id]: choice };
  }
  return boissons;
}

/** The outlet's address, or its storeroom's. */
export function deliveryAddress({ random, outlet }: AnswerContext): ProjectDocument['pdv'] {
  if (random.chance(0.8)) return { adresseIdemCommande: 'oui' };
  return {
    adresseIdemCommande: 'non',
    adresseLivraison: {
      nomPDV: `${outlet.Outlet_Name}, réserve`,
      adresse: '3, rue des Entrepôts',
      codePostale: outlet.Postal_Code__c ?? '',
      ville: outlet.City__c ?? '',
      gerant: outlet.Owner_Name ?? '',
      telephone: toNationalPhone(outlet.Phone ?? ''),
    },
  };
}

const POST_ITS = [
  '6,50 € au lieu de 6 €',
  'Ce plat n’est plus à la carte',
  'Ajouter : Tarte du jour, 7 €',
  'À écrire plus gros',
  'Supprimer cette ligne',
] as const;

/** Up to three post-its on a photograph, one under the other. */
export function postIts(random: SeededRandom): { x: number; y: number; texte: string }[] {
  return random.sample(POST_ITS, random.between(0, 3)).map((texte, index) => ({
    x: Math.round((0.3 + 0.4 * random.next()) * 1000) / 1000,
    y: Math.round((0.22 + 0.2 * index + 0.1 * random.next()) * 1000) / 1000,
    texte,
  }));
}

const POSE_NOTES = [
  'Escabeau de 3 m sur place, demander Jean-Marc au bar.',
  'Passer avant 11 h, la salle est pleine ensuite.',
  'Mur en pierre derrière le comptoir, prévoir des fixations adaptées.',
  'Stationnement livraison dans la cour, code du portail à demander.',
] as const;

/** Answers for an installation on site: days, contact, hours. */
export function poseAsked({ random, outlet }: AnswerContext): NonNullable<ProjectDocument['pose']> {
  return {
    pose: 'oui',
    jours: random.sample(POSE_DAYS, random.between(2, 4)),
    contact: {
      nom: outlet.Owner_Name ?? '',
      email: outlet.Email ?? '',
      telephone: toNationalPhone(outlet.Phone ?? ''),
    },
    heureouverture: random.pick(['07:00', '08:00', '09:00', '10:00']),
    heurefermeture: random.pick(['12:00', '18:00', '19:00', '23:00']),
    infoPose: random.pick(['', ...POSE_NOTES]),
  };
}
