import type { CardDifference, DifferenceNature } from '../compare-cards.ts';
import { isPriceNature } from '../differences-in-words.ts';

/** A difference with what is known of who wanted it. */
export interface ToldFinding extends CardDifference {
  demande: unknown;
  voulu: unknown;
}

/** So many differences are told by their kinds first: is it the right file? */
export const MANY_FINDINGS = 20;

export const NATURE_WORDS: Record<DifferenceNature, string> = {
  'prix différent': 'Prix différent',
  'prix ajouté': 'Prix ajouté',
  absent: 'Absent de la création',
  'en plus': 'En plus sur la création',
  'texte différent': 'Texte différent',
  déplacé: 'Déplacé',
};

/** What was counted for it, feminine: 'Une ligne manque'. */
const NUMBERS = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];

/** 'Trois', '12' */
const numberOf = (count: number, one = 'Un'): string =>
  count === 1 ? one : (NUMBERS[count] ?? String(count));

/** What a title counts: a line under another section is said last. */
export const counted = <F extends CardDifference>(findings: readonly F[]): F[] =>
  findings.filter(({ nature }) => nature !== 'déplacé');

/** Nobody asked for it, and nobody said that it is wanted. */
export const isUnasked = ({ demande, voulu }: Pick<ToldFinding, 'demande' | 'voulu'>): boolean =>
  demande === null && voulu === null;

const verb = (count: number, one: string, more: string) => (count === 1 ? one : more);

const TITLES: readonly {
  is: (nature: DifferenceNature) => boolean;
  words: (count: number) => string;
}[] = [
  { is: isPriceNature, words: (count) => `${numberOf(count)} prix ${verb(count, 'a', 'ont')} changé` },
  {
    is: (nature) => nature === 'absent',
    words: (count) =>
      `${numberOf(count, 'Une')} ${verb(count, 'ligne manque', 'lignes manquent')} sur la création`,
  },
  {
    is: (nature) => nature === 'en plus',
    words: (count) =>
      `${numberOf(count, 'Une')} ${verb(count, 'ligne est', 'lignes sont')} en plus sur la création`,
  },
  {
    is: (nature) => nature === 'texte différent',
    words: (count) => `${numberOf(count)} ${verb(count, 'texte a', 'textes ont')} changé`,
  },
  {
    is: (nature) => nature === 'déplacé',
    words: (count) => `${numberOf(count, 'Une')} ${verb(count, 'ligne a', 'lignes ont')} changé de place`,
  },
];

/** 'Trois prix ont changé', 'Une ligne manque', '64 écarts avec la commande'; and the findings that it counts. */
export function findingsTitle<F extends CardDifference>(
  findings: readonly F[],
): { title: string; of: readonly F[] } {
  if (findings.length > MANY_FINDINGS)
    return { title: `${findings.length} écarts avec la commande`, of: findings };
  for (const { is, words } of TITLES) {
    const of = findings.filter(({ nature }) => is(nature));
    if (of.length > 0) return { title: words(of.length), of };
  }
  return { title: '', of: [] };
}

/** 'Un que personne n’a demandé', '61 que personne n’a demandés'; empty for none. */
export function unaskedInWords(findings: readonly ToldFinding[]): string {
  const unasked = findings.filter(isUnasked).length;
  if (unasked === 0) return '';
  return `${numberOf(unasked)} que personne n’a ${verb(unasked, 'demandé', 'demandés')}`;
}

/** '3 prix changés, 1 autre écart', for a mail. */
export function findingsInMail(findings: readonly CardDifference[]): string {
  const told = counted(findings);
  const prices = told.filter(({ nature }) => isPriceNature(nature)).length;
  const others = told.length - prices;
  return [
    prices === 0 ? '' : `${prices} prix ${verb(prices, 'changé', 'changés')}`,
    others === 0
      ? ''
      : prices === 0
        ? `${others} ${verb(others, 'écart', 'écarts')} avec la commande`
        : `${others} ${verb(others, 'autre écart', 'autres écarts')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Words on both sides of a change, without what stays the same before and after. */
export interface ChangedWords {
  before: string;
  from: string;
  to: string;
  after: string;
}

/** 'beurre blanc' to 'beurre citronné': 'blanc' to 'citronné' after 'beurre'. */
export function changedWords(avant: string, apres: string): ChangedWords {
  const [old, now] = [avant.split(/\s+/), apres.split(/\s+/)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const said = (words: string[], from: number, to: number) => words.slice(from, to).join(' ');
  return {
    before: said(old, 0, start),
    from: said(old, start, old.length - end),
    to: said(now, start, now.length - end),
    after: said(old, old.length - end, old.length),
  };
}

/** A smaller order says nothing by half of its lines, and is no work to compare by eye. */
export const TELLING_LINES = 4;

/** Whether a proof is to be compared by eye: it could not be read, and says enough. */
export function readsByEye({
  lisible,
  raison,
  compte,
}: {
  lisible: boolean;
  raison: string | null;
  compte: { lignes: number; formules: number };
}): boolean {
  return !lisible && raison !== 'rien' && compte.lignes + compte.formules >= TELLING_LINES;
}
