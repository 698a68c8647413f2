import * as z from 'zod/mini';

/**
 * The wizard's answers (2-data-rules-calls.md section 3). A draft may be incomplete, never malformed:
 * every field is optional text of at most 2,000 characters (3-decisions.md section 5), unknown fields are refused.
 */

/** Draft text; the server refuses a NUL anywhere in a body, since PostgreSQL stores none. */
export const draftText = z.string().check(z.maxLength(2000));
const text = z.optional(draftText);
const key = z.string().check(z.minLength(1), z.maxLength(200));
const MAX_ENTRIES = 200;

/** A thing picked in a catalogue, copied into the project so that the order keeps its words. */
export const choice = z.strictObject({ id: text, name: text, image: text });
export type Choice = z.output<typeof choice>;

const choices = z.record(key, choice).check(z.refine((map) => Object.keys(map).length <= MAX_ENTRIES));

/** A numbered post-it; `x` and `y` are fractions (0 to 1) of the picture, `page` counts from 1. */
export const annotation = z.strictObject({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  texte: draftText,
});
export type Annotation = z.output<typeof annotation>;

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

/** `emailAgence` is what was typed; the server confirms it and keeps the username in the project's `agence`. */
export const idprojet = z.strictObject({
  nameProjet: text,
  codeProjet: text,
  numProjet: text,
  planProjet: text,
  emailAgence: text,
});

export const formule = z.strictObject({ nomFormule: text, compoFormule: text, tarifFormule: text });
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

export const drinkChoice = z.strictObject({ id: text, name: text, image: text, format: text });
export type DrinkChoice = z.output<typeof drinkChoice>;

/** Drinks chosen, by family then by id. */
export const drinkMap = z
  .record(key, z.record(key, drinkChoice))
  .check(z.refine((families) => Object.values(families).flatMap(Object.keys).length <= MAX_ENTRIES));

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
  photo: text,
  filename: text,
  modificationCarte: text,
  anno: z.optional(z.array(annotation).check(z.maxLength(100))),
});
export type ContenuEntry = z.output<typeof contenuEntry>;

export const autresInfos = z.strictObject({
  nomPdv: text,
  impression: text,
  logoClient: text,
  heureouverture: text,
  heurefermeture: text,
  telephoneDC: text,
  siteInternet: text,
  pageFacebook: text,
  mttMinCB: text,
  autreInfo: text,
});

/** The document of a project: every part a wizard fills. */
export const projectDocument = z.strictObject({
  pdv: z.optional(pdv),
  idprojet: z.optional(idprojet),
  infocarte: z.optional(infocarte),
  infopdv: z.optional(infopdv),
  contenu: z.optional(z.array(contenuEntry).check(z.maxLength(50))),
  contenu_fichier_texte: z.optional(z.strictObject({ hasFichierTexte: text, emailCLient: text })),
  autresInfos: z.optional(autresInfos),
});
export type ProjectDocument = z.output<typeof projectDocument>;

/** The parts of a document by name: what a save may carry, and what a conflict is told by. */
export const DOCUMENT_PARTS = [
  'pdv',
  'idprojet',
  'infocarte',
  'infopdv',
  'contenu',
  'contenu_fichier_texte',
  'autresInfos',
] as const satisfies (keyof ProjectDocument)[];
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** Drinks chosen in all families. */
export function countDrinks(boissons: z.output<typeof drinkMap> | undefined): number {
  return Object.values(boissons ?? {}).reduce((total, family) => total + Object.keys(family).length, 0);
}
