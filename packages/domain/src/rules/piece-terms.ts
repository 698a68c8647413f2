import { foldedText } from '../card-text/plain-name.ts';

/** What a piece shows of the catalogues, with the head of its group in a search. */
export const PIECE_NATURES = {
  boisson: 'Boissons',
  theme: 'Thèmes',
  charte: 'Chartes',
  mention: 'Mentions',
} as const;
export type PieceNature = keyof typeof PIECE_NATURES;

/** Conditions of a search: of the catalogues, words of the card, an outlet (specification/pieces.md#search). */
export const CONDITION_LABELS = {
  boisson: 'Boisson',
  theme: 'Thème',
  charte: 'Charte',
  mention: 'Mention',
  mot: 'Mots',
  pdv: 'Point de vente',
} as const;
export type ConditionNature = keyof typeof CONDITION_LABELS;

export const CONDITION_NATURES = Object.keys(CONDITION_LABELS) as ConditionNature[];

/** 'boisson:the-glace-peche': the same for one name however it is written, in every format. */
export function termOf(nature: ConditionNature, name: string): string {
  return `${nature}:${foldedText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

/** The nature of a term; undefined for one of another kind. */
export function natureOf(term: string): ConditionNature | undefined {
  return CONDITION_NATURES.find((nature) => term.startsWith(`${nature}:`));
}

/** What a term names, without its nature: words of the card are separated by hyphens. */
export function subjectOf(term: string): string {
  return term.slice(term.indexOf(':') + 1);
}

/** Conditions of one search. */
export const MOST_CONDITIONS = 8;
export const TOO_MANY_CONDITIONS = `${MOST_CONDITIONS}\u00a0conditions au plus.`;
