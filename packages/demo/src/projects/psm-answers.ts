import type { ProjectDocument, Support } from '@ardoise/domain/projects/project.ts';
import { DRINKS } from '../catalogue/drinks.ts';
import { COMPANY_CHARTERS, CUSTOM_MATERIALS, CUSTOM_SUPPORTS } from '../catalogue/supports.ts';
import {
  type Answer,
  type Answers,
  deliveryAddress,
  drinkMapOf,
  idProjet,
  infoPdv,
  poseAsked,
} from './answer.ts';
import { charterPhotos } from './charter-photos.ts';

const PLACES = ['terrasse', 'façade', 'comptoir', 'entrée', 'salle', 'patio'];
interface Making {
  /** Centimetres, width and height. */
  sizes: readonly (readonly [largeur: string, hauteur: string])[];
  materials: readonly string[];
  copies: readonly string[];
}

const ONE = ['1', '1', '2'];

/** Sizes and materials of each type of support. */
const MAKINGS: Record<string, Making> = {
  'store-banne': {
    sizes: [
      ['400', '80'],
      ['600', '90'],
    ],
    materials: ['toile-acrylique', 'bache-510'],
    copies: ONE,
  },
  parasol: { sizes: [['300', '300']], materials: ['toile-acrylique'], copies: ['4', '6', '8', '12'] },
  bache: {
    sizes: [
      ['250', '100'],
      ['400', '120'],
    ],
    materials: ['bache-510'],
    copies: ONE,
  },
  totem: { sizes: [['60', '180']], materials: ['dibond-3', 'pvc-expanse-10', 'bois-peuplier'], copies: ONE },
  'enseigne-drapeau': { sizes: [['60', '60']], materials: ['dibond-3', 'bois-peuplier'], copies: ONE },
  vitrophanie: {
    sizes: [
      ['120', '40'],
      ['200', '60'],
    ],
    materials: ['adhesif-micro-perfore', 'adhesif-depoli'],
    copies: ['1', '2', '4'],
  },
  kakemono: { sizes: [['80', '200']], materials: ['bache-510', 'papier-135'], copies: ['1', '2'] },
  'habillage-comptoir': { sizes: [['320', '110']], materials: ['pvc-expanse-10', 'akilux'], copies: ['1'] },
  'ardoise-murale': { sizes: [['90', '120']], materials: ['bois-peuplier', 'dibond-3'], copies: ONE },
  'porte-menu': { sizes: [['42', '60']], materials: ['bois-peuplier', 'akilux'], copies: ['2', '4', '6'] },
};

function makingOf(type: string | undefined): Making {
  const found = MAKINGS[CUSTOM_SUPPORTS.find(({ name }) => name === type)?.id ?? ''];
  if (found === undefined) throw new Error(`The demonstration does not know how ${type} is made`);
  return found;
}

const BRIEFS = [
  'Nom de l’établissement en grand, dans la typographie de la façade.',
  'Reprendre le fond bleu de la carte, avec la frise d’agrumes en bas.',
  'Visuel estival : boissons fraîches au premier plan, sans prix.',
  'Sobre : texte blanc sur fond ardoise, le logo centré.',
  'Les horaires et le téléphone, lisibles depuis le trottoir d’en face.',
];

/** For this kind the plan is the type of the project, and required. */
const idProjetOfPlan: Answer = (document, context) => {
  const named = idProjet(document, context);
  const planProjet = named.idprojet?.planProjet || 'Projet hors plan';
  return { ...named, idprojet: { ...named.idprojet, planProjet } };
};

const supports: Answer = (document, { random }) => ({
  ...document,
  supports: random.sample(CUSTOM_SUPPORTS, random.between(1, 3)).map(({ name }): Support => {
    const { sizes, materials } = makingOf(name);
    const [largeur, hauteur] = random.pick(sizes);
    const material = random.pick(CUSTOM_MATERIALS.filter(({ id }) => materials.includes(id)));
    return {
      name: `${name}, ${random.pick(PLACES)}`,
      type: name,
      ...(random.chance(0.8) ? { matiere: material.name } : {}),
      largeur,
      hauteur,
    };
  }),
});

const yesOrNo = (chance: boolean): 'oui' | 'non' => (chance ? 'oui' : 'non');

const charte: Answer = (document, context) => {
  const { random } = context;
  const isCharteCCE = yesOrNo(random.chance(0.5));
  return {
    ...document,
    charte: {
      ...document.charte,
      ...charterPhotos(context),
      isCharteCCE,
      ...(isCharteCCE === 'oui' ? { charteCCE: random.pick(COMPANY_CHARTERS).name } : {}),
    },
  };
};

const each = (
  document: ProjectDocument,
  change: (support: Support) => Partial<Support>,
): ProjectDocument => ({
  ...document,
  supports: (document.supports ?? []).map((support) => ({ ...support, ...change(support) })),
});

const gamme: Answer = (document, { random }) =>
  each(document, () =>
    random.chance(0.7)
      ? { isGamme: 'oui', boissons: drinkMapOf(random.sample(DRINKS, random.between(2, 6))) }
      : { isGamme: 'non' },
  );

const edition: Answer = (document, { random }) => ({
  ...each(document, () => ({ creation: random.pick(BRIEFS) })),
  briefPSM: random.pick([
    'Réouverture au printemps : tout doit être posé avant le premier week-end de mai.',
    'Le client remplace son ancienne signalétique, garder les mêmes emplacements.',
    'Ambiance marine, en accord avec la nouvelle salle.',
  ]),
});

/** The notes for the installer are required here. */
const withNotes = (pose: NonNullable<ProjectDocument['pose']>) => ({
  ...pose,
  infoPose: pose.infoPose || 'Appeler la veille, l’établissement ouvre à 8 h.',
});

const autresInfos: Answer = (document, context) => ({
  ...document,
  autresInfos: {
    impression: yesOrNo(context.printed),
    nomDC: `${context.dc.prenom} ${context.dc.nom}`,
    telephoneDC: context.dc.telephone,
  },
  pose: context.posed ? withNotes(poseAsked(context)) : { pose: 'non' },
});

const livraison: Answer = (document, context) => (context.printed ? delivered(document, context) : document);

const delivered: Answer = (document, context) => ({
  ...each(document, ({ type }) => ({ nombreExemplaire: context.random.pick(makingOf(type).copies) })),
  pdv: { ...document.pdv, ...deliveryAddress(context) },
});

export const PSM_ANSWERS: Answers = {
  'info-pdv': infoPdv,
  'creation/id-projet': idProjetOfPlan,
  'creation/support': supports,
  'creation/charte': charte,
  'contenu/gamme': gamme,
  'contenu/edition': edition,
  'autres-infos': autresInfos,
  livraison,
};
