import type { CatalogueList } from '../catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '../content/catalogue-lists/entry-lists.ts';

/** Why a name says nothing to whoever does not see what it names. */
export const SILENCES = ['signes', 'fichier', 'mot'] as const;
export type Silence = (typeof SILENCES)[number];

/** The name that a camera, a telephone or a scanner gives, or the end of a file's name. */
const OF_A_FILE =
  /\.(jpe?g|png|webp|gif|tiff?|svg|pdf|ai|psd|eps|heic)$|^(img|dsc[fn]?|pxl|pict|scan|mvimg)[-_ ]?\d/i;

/** What everything of a list is, or what a link does: alone, or with a number. */
const SAYS_NOTHING = [
  ...['image', 'photo', 'visuel', 'illustration', 'dessin', 'logo', 'frise', 'picto', 'capture', 'theme'],
  ...['charte', 'format', 'boisson', 'support', 'modele', 'board', 'article', 'actualite', 'guide', 'pdf'],
  ...['document', 'fichier', 'lien', 'ici', 'cliquez ici', 'cliquer ici', 'en savoir plus', 'lire la suite'],
  ...['voir', 'plus', 'test', 'nouveau', 'nouvelle', 'copie', 'sans nom', 'sans titre', 'titre', 'nom', 'x'],
];

/** What is wrong with a name where it is the alternative of a picture, a link or a title; null for one that says something. */
export function silenceOf(name: string): Silence | null {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'signes';
  if (OF_A_FILE.test(plain)) return 'fichier';
  const words = plain
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/\b(n|no|numero)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return SAYS_NOTHING.includes(words) ? 'mot' : null;
}

/** Of what a name that head office types is the alternative. */
export const NAMED_PARTS = ['image', 'lien', 'titre'] as const;
export type NamedPart = (typeof NAMED_PARTS)[number];

/** The criterion that such a name is judged by. */
export const CRITERION_OF_PART: Readonly<Record<NamedPart, string>> = {
  image: '1.3',
  lien: '6.1',
  titre: '9.1',
};

/** What an entry's name is in a list: the alternative of its picture, the title of a news; null where it stands alone. */
export function partNamedBy(list: CatalogueList): NamedPart | null {
  if (list === 'articles') return 'titre';
  return ENTRY_LISTS[list].pictures.length > 0 ? 'image' : null;
}
