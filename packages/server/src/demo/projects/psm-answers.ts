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
/** Centimetres that such things are made in, across and up. */
const SIZES: Record<string, readonly [string, string][]> = {
  'store-banne': [
    ['400', '80'],
    ['600', '90'],
  ],
  parasol: [['300', '300']],
  bache: [
    ['250', '100'],
    ['400', '120'],
  ],
  totem: [['60', '180']],
  'enseigne-drapeau': [['60', '60']],
  vitrophanie: [
    ['120', '40'],
    ['200', '60'],
  ],
  kakemono: [['80', '200']],
  'habillage-comptoir': [['320', '110']],
  'ardoise-murale': [['90', '120']],
  'porte-menu': [['42', '60']],
};

const BRIEFS = [
  'Nom de l’établissement en grand, dans la typographie de la façade.',
  'Reprendre le fond bleu de la carte, avec la frise d’agrumes en bas.',
  'Visuel estival : boissons fraîches au premier plan, sans prix.',
  'Sobre : texte blanc sur fond ardoise, le logo centré.',
  'Les horaires et le téléphone, lisibles depuis le trottoir d’en face.',
];

/** The plan is the type of the project here, and must be one. */
const idProjetOfPlan: Answer = (document, context) => {
  const named = idProjet(document, context);
  const planProjet = named.idprojet?.planProjet || 'Projet hors plan';
  return { ...named, idprojet: { ...named.idprojet, planProjet } };
};

const supports: Answer = (document, { random }) => ({
  ...document,
  supports: random.sample(CUSTOM_SUPPORTS, random.between(1, 3)).map(({ id, name }): Support => {
    const [largeur, hauteur] = random.pick(SIZES[id] ?? [['100', '100'] as [string, string]]);
    return {
      name: `${name}, ${random.pick(PLACES)}`,
      type: name,
      ...(random.chance(0.8) ? { matiere: random.pick(CUSTOM_MATERIALS).name } : {}),
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

/** The installer is told how to come in: here that is asked. */
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
  ...each(document, () => ({ nombreExemplaire: context.random.pick(['1', '1', '2', '4', '6']) })),
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
