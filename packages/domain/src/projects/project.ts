import * as z from 'zod/mini';
import { board } from './board.ts';
import { lectureCarte, texteCarte } from './card-text.ts';
import {
  annotation,
  choice,
  choices,
  draftText,
  drinkMap,
  entree,
  key,
  MAX_ENTRIES,
  richText,
  text,
} from './draft-fields.ts';
import { isStorableJson } from './free-json.ts';
import type { PoseResult } from './statuses.ts';

/**
 * The wizard's answers (specification/project-data.md). A draft may be incomplete, never malformed: every field is
 * optional text of at most 2,000 characters (specification/calls.md#drafts), unknown fields are rejected.
 */

const adresseLivraison = z.strictObject({
  nomPDV: text,
  adresse: text,
  codePostale: text,
  ville: text,
  gerant: text,
  telephone: text,
});

export const pdv = z.strictObject({
  nOutlet: text,
  nomPDV: text,
  adresse: text,
  codePostal: text,
  ville: text,
  telephone: text,
  nSiret: text,
  rcs: text,
  nomClient: text,
  telephoneCLient: text,
  emailCLient: text,
  medaillePDV: text,
  comment: text,
  adresseIdemCommande: text,
  adresseLivraison: z.optional(adresseLivraison),
});

/** `emailAgence` is the typed address; the server checks it and stores the username in the project's `agence`. */
export const idprojet = z.strictObject({
  nameProjet: text,
  codeProjet: text,
  numProjet: text,
  planProjet: text,
  emailAgence: text,
});

export const formule = z.strictObject({ entree, nomFormule: text, compoFormule: text, tarifFormule: text });
export type Formule = z.output<typeof formule>;

export const infopdv = z.strictObject({
  formules: z.optional(z.array(formule).check(z.maxLength(20))),
  noFormule: text,
});

export const cocktailChoice = z.strictObject({
  id: text,
  name: text,
  image: text,
  ingredient: text,
  visuelCocktails: text,
});
export type CocktailChoice = z.output<typeof cocktailChoice>;

export const infocarte = z.strictObject({
  template: z.optional(choice),
  format: z.optional(
    z.strictObject({
      id: text,
      name: text,
      image: text,
      media_format: text,
      code_produit: text,
      field_1_volet: z.optional(z.boolean()),
      field_2_volets: z.optional(z.boolean()),
      /** Of one flap, as the catalogue had it when it was chosen; absent in orders from before. */
      largeurMm: z.optional(z.number()),
      hauteurMm: z.optional(z.number()),
    }),
  ),
  matiere: z.optional(choice),
  matiereFormat: text,
  boissons: z.optional(drinkMap),
  cocktails: z.optional(
    z.record(key, cocktailChoice).check(z.refine((map) => Object.keys(map).length <= MAX_ENTRIES)),
  ),
  illustrations: z.optional(choices),
  frise: z.optional(choice),
  qrcode: text,
  impression: text,
  nombreExemplaire: text,
  nombreExemplaireQrCode: text,
  nombreExemplaireMenu: text,
  orientationMenu: text,
  modeleQrCode: z.optional(choice),
  modeleQrCodeSticker: z.optional(choice),
});
export type InfoCarte = z.output<typeof infocarte>;

/** One photo or PDF of the present card: `photo` is the id of the file. */
export const contenuEntry = z.strictObject({
  entree,
  photo: text,
  filename: text,
  modificationCarte: text,
  /** 'oui' for a photo that is too small to be read, and that its dc keeps all the same. */
  gardee: text,
  anno: z.optional(z.array(annotation).check(z.maxLength(100))),
});
export type ContenuEntry = z.output<typeof contenuEntry>;

/** `impression` and the dc's name are for Sur Mesure only, the card's contents for Carte Brasserie only. */
export const autresInfos = z.strictObject({
  nomPdv: text,
  impression: text,
  logoClient: text,
  heureouverture: text,
  heurefermeture: text,
  nomDC: text,
  telephoneDC: text,
  siteInternet: text,
  pageFacebook: text,
  mttMinCB: text,
  autreInfo: text,
});

/** A photo with a caption, `photo` being the id of the file; the brand's charter stores them by that id. */
const charterPhotos = z
  .record(
    key,
    z.strictObject({
      photo: text,
      filename: text,
      comment: text,
      anno: z.optional(z.array(annotation).check(z.maxLength(100))),
    }),
  )
  .check(z.refine((photos) => Object.keys(photos).length <= 50));
export type CharterPhotos = z.output<typeof charterPhotos>;

export const charte = z.strictObject({
  charteClient: text,
  logoClient: text,
  typoClient: text,
  nomTypoClient: text,
  isCharteCCE: text,
  charteCCE: text,
  photo_charte: z.optional(charterPhotos),
  photo_typo: z.optional(charterPhotos),
  photo_logo: z.optional(charterPhotos),
});
export type Charte = z.output<typeof charte>;

/** The wizard's answers on the pose; dates and outcome are set later by other roles and stored in columns. */
export const pose = z.strictObject({
  pose: text,
  jours: z.optional(z.array(draftText).check(z.maxLength(7))),
  contact: z.optional(z.strictObject({ nom: text, email: text, telephone: text })),
  heureouverture: text,
  heurefermeture: text,
  tringle: text,
  infoPose: text,
});
export type Pose = z.output<typeof pose>;

/** Pose fields that other roles set after the order: days yyyy-MM-dd in Europe/Paris, null or empty until set. */
export const poseOutcome = z.object({
  t_previsite: z.nullable(z.string()),
  t_pose: z.nullable(z.string()),
  resultat: z.string() as z.ZodMiniType<'' | PoseResult, string>,
  condition: z.string(),
});
export type PoseOutcome = z.output<typeof poseOutcome>;

/** Extracts the wizard's answers from the pose of a project's reply. */
export function poseAnswers(shown: Pose & Partial<PoseOutcome>): Pose {
  const {
    t_previsite: _previsite,
    t_pose: _day,
    resultat: _outcome,
    condition: _condition,
    ...answers
  } = shown;
  return answers;
}

/** A made-to-measure support, in centimetres; `creation` describes what to draw on it, `photos` show its place. */
export const support = z.strictObject({
  entree,
  name: text,
  type: text,
  matiere: text,
  largeur: text,
  hauteur: text,
  creation: richText,
  photos: z.optional(charterPhotos),
  isGamme: text,
  boissons: z.optional(drinkMap),
  nombreExemplaire: text,
});
export type Support = z.output<typeof support>;

/**
 * The document of a project: every part that a wizard fills. `boissons` are the drinks of a Direct Agence, whose other
 * choices are in `infocarte` and files in `contenu`; with `surPlace` its dc fills it beside the client
 * (specification/roles-and-scope.md#direct-agence-who-fills-what). `docSuiviProjet` belongs to other programs: any JSON,
 * stored and returned, never shown nor signed.
 */
export const projectDocument = z.strictObject({
  pdv: z.optional(pdv),
  idprojet: z.optional(idprojet),
  infocarte: z.optional(infocarte),
  infopdv: z.optional(infopdv),
  contenu: z.optional(z.array(contenuEntry).check(z.maxLength(50))),
  contenu_fichier_texte: z.optional(z.strictObject({ hasFichierTexte: text, emailCLient: text })),
  texteCarte: z.optional(texteCarte),
  lectureCarte: z.optional(lectureCarte),
  autresInfos: z.optional(autresInfos),
  boards: z.optional(z.array(board).check(z.maxLength(60))),
  supports: z.optional(z.array(support).check(z.maxLength(40))),
  charte: z.optional(charte),
  pose: z.optional(pose),
  livraison: z.optional(z.strictObject({ video_email: text })),
  briefPSM: richText,
  briefPDA: richText,
  boissons: z.optional(drinkMap),
  surPlace: z.optional(z.boolean()),
  docSuiviProjet: z.optional(z.unknown().check(z.refine(isStorableJson))),
});
export type ProjectDocument = z.output<typeof projectDocument>;

/** The parts that the wizards fill, by name: the unit of a save, and of a conflict. */
export const DOCUMENT_PARTS = [
  'pdv',
  'idprojet',
  'infocarte',
  'infopdv',
  'contenu',
  'contenu_fichier_texte',
  'texteCarte',
  'lectureCarte',
  'autresInfos',
  'boards',
  'supports',
  'charte',
  'pose',
  'livraison',
  'briefPSM',
  'briefPDA',
  'boissons',
  'surPlace',
] as const satisfies (keyof ProjectDocument)[];
/** What a save of the server takes: the parts, and what other programs store beside them. */
export const SAVED_PARTS = [...DOCUMENT_PARTS, 'docSuiviProjet'] as const satisfies (keyof ProjectDocument)[];
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];
