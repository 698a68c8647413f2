import { type CardDifference, compareCards } from '../compare-cards.ts';
import { plainName } from '../plain-name.ts';
import { amountsOf } from '../price-text.ts';
import type { WholeCardSection } from '../whole-card.ts';
import type { PageBox, ProofPlace } from './proof-places.ts';
import { lettersOf, wordsOf } from './proof-text.ts';
import { nameLetters } from './standing-lines.ts';

/** Something that was asked of the agency: a remark on a former version, or the words of a return. */
export interface AgencyRequest {
  texte: string;
  /** Where a remark hangs; null for words without a place. */
  place: { fichier: string; page: number; x: number; y: number } | null;
}

/** How far from a line a pin that means it may be, in heights of the line, and in widths of the page. */
const NEAR_LINES = 1.2;
const NEAR_SIDE = 0.06;

function isNear({ x, y }: { x: number; y: number }, [left, top, width, height]: PageBox): boolean {
  const margin = Math.max(height, 0.01) * NEAR_LINES;
  return (
    x >= left - NEAR_SIDE && x <= left + width + NEAR_SIDE && y >= top - margin && y <= top + height + margin
  );
}

function isThere({ place }: AgencyRequest, at: ProofPlace | null): boolean {
  if (place === null || at === null || place.fichier !== at.fichier || place.page !== at.page) return false;
  return isNear(place, at.boite);
}

/** '5 / 8' asks for both, in this order. */
function saysAmounts(texte: string, wanted: readonly number[]): boolean {
  const said = amountsOf(texte);
  return said.some((_, from) => wanted.every((cents, rank) => said[from + rank] === cents));
}

const REMOVAL = /\b(?:retir|supprim|enlev|otez|oter|a sortir|plus de|sans)/;

/** The words of the new text that the old one has not. */
function newWords(avant: string, apres: string): string[] {
  const old = new Set(wordsOf(avant));
  return wordsOf(apres).filter((word) => !old.has(word));
}

function saysChange(texte: string, { nature, avant, apres }: CardDifference): boolean {
  const wanted = amountsOf(apres);
  switch (nature) {
    case 'prix différent':
    case 'prix ajouté':
      return wanted.length > 0 ? saysAmounts(texte, wanted) : lettersOf(texte).includes(lettersOf(apres));
    case 'en plus':
      return saysAmounts(texte, wanted);
    case 'absent':
      return REMOVAL.test(wordsOf(texte).join(' '));
    case 'texte différent': {
      const said = new Set(wordsOf(texte));
      const words = newWords(avant, apres);
      return words.length > 0 && words.every((word) => said.has(word));
    }
    case 'déplacé':
      return lettersOf(texte).includes(lettersOf(apres));
  }
}

/** Whether words on another matter name the line: 'entrecôte' for 'Entrecôte 300 g' does. */
function namesLine(texte: string, { nom, nature, avant }: CardDifference): boolean {
  const letters = lettersOf(texte);
  const names = nature === 'texte différent' ? [nom, avant] : [nom];
  return names.some((name) => nameLetters(name) !== '' && letters.includes(nameLetters(name)));
}

/** What goes back with an order because nobody asked for it is no request for it. */
export const UNASKED = 'personne ne l’a demandé';
const REFUSAL = /\b(?:reste\w*|gard\w*|pas|erreurs?|faux|fausses?|remett\w*|reven\w*)\b/;

/** Whether words that say the change are against it: 'l’entrecôte reste à 24,50 €, pas 26,50 €'. */
function isAgainst(texte: string, { avant }: CardDifference): boolean {
  if (texte.includes(UNASKED)) return true;
  const former = amountsOf(avant);
  return former.length > 0 && saysAmounts(texte, former) && REFUSAL.test(wordsOf(texte).join(' '));
}

/** The newest request for this difference: it names the line, or hangs at it, and says the change. */
export function requestFor<R extends AgencyRequest>(
  difference: CardDifference,
  placeAvant: ProofPlace | null,
  requests: readonly R[],
): R | null {
  const found = requests.findLast(
    (request) =>
      saysChange(request.texte, difference) &&
      !isAgainst(request.texte, difference) &&
      (namesLine(request.texte, difference) || isThere(request, placeAvant)),
  );
  return found ?? null;
}

/** Whether a text that the owner sent says what the proof does, where it differs from the order. */
export function isInReceived(
  difference: CardDifference,
  order: readonly WholeCardSection[],
  received: readonly WholeCardSection[],
): boolean {
  const keyOf = ({ nature, nom, apres }: CardDifference) => {
    const amounts = amountsOf(apres);
    return JSON.stringify([nature, plainName(nom), amounts.length > 0 ? amounts : plainName(apres)]);
  };
  return compareCards(order, received).some((one) => keyOf(one) === keyOf(difference));
}
