import { type CardDifference, compareCards, DIFFERENCES } from '../compare-cards.ts';
import { amountsOf } from '../price-text.ts';
import type { WholeCardSection } from '../whole-card.ts';
import { lettersOf, type ProofText, wordsOf } from './proof-text.ts';
import { nameLetters, type StandingLine, standingLines } from './standing-lines.ts';

/** What was read of a proof. */
export interface ReadProof {
  /** Its lines, as a card is read. */
  card: readonly WholeCardSection[];
  /** Its text, to look for what the order says in it. */
  texts: readonly ProofText[];
}

const sumsOf = (price: string): string => amountsOf(price).join('/');

/** '26,50 €', '5,00 € / 8,00 €' */
const inEuros = (cents: readonly number[]): string =>
  cents.map((each) => `${(each / 100).toFixed(2).replace('.', ',')}\u00a0€`).join(' / ');

/** A word of so many letters tells one name from others. */
const TELLING = 4;

function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(other));
  return wordsOf(one).some((word) => word.length >= TELLING && words.has(word));
}

/** What a line of the order that was not read as one is, by where its words stand. */
function ofUnread(difference: CardDifference, lines: readonly StandingLine[]): CardDifference | null {
  const [first] = lines;
  if (first === undefined || lines.every(({ standing }) => standing === 'absent')) return difference;
  const isPriced =
    lines.some(({ standing }) => standing === 'priced') || amountsOf(difference.avant).length === 0;
  if (isPriced || first.beside.length === 0) return null;
  return { ...difference, nature: 'prix différent', apres: inEuros(first.beside) };
}

/** Lines of the order that were not read as lines, each once: what was read beside them is no other dish. */
class UnreadLines {
  readonly #lines: { difference: CardDifference; standing: readonly StandingLine[] }[];

  constructor(lines: { difference: CardDifference; standing: readonly StandingLine[] }[]) {
    this.#lines = lines;
  }

  /** The line of the order that a line of the proof is, though its name was read otherwise; null without one. */
  take({ nom, apres }: CardDifference): CardDifference | null {
    const at = this.#lines.findIndex(
      ({ difference, standing }) =>
        shareWord(difference.nom, nom) &&
        (sumsOf(difference.avant) === sumsOf(apres) || standing.every((line) => line.standing === 'named')),
    );
    return at < 0 ? null : (this.#lines.splice(at, 1)[0]?.difference ?? null);
  }
}

/** The lines of the order and of the proof that are one dish under two names. */
function renamedLines(
  differences: readonly CardDifference[],
  linesOf: (difference: CardDifference) => readonly StandingLine[],
): ReadonlyMap<CardDifference, CardDifference> {
  const absent = differences.filter(({ nature }) => nature === 'absent');
  const unread = new UnreadLines(absent.map((difference) => ({ difference, standing: linesOf(difference) })));
  const added = differences.filter(({ nature }) => nature === 'en plus');
  return new Map(
    added.flatMap((line): [CardDifference, CardDifference][] => {
      const ordered = unread.take(line);
      return ordered === null ? [] : [[ordered, line]];
    }),
  );
}

/** A name that was read in part, whose other words stand elsewhere, or another name. */
function ofRenamed(
  ordered: CardDifference,
  read: CardDifference,
  texts: readonly ProofText[],
): CardDifference | null {
  const isPart = lettersOf(ordered.nom).includes(lettersOf(read.nom));
  const isThere = wordsOf(ordered.nom).every((word) => texts.some(({ letters }) => letters.includes(word)));
  if (isPart && isThere) return null;
  return { ...ordered, nature: 'texte différent', avant: ordered.nom, apres: read.nom };
}

/**
 * Whether a line that was read is nothing but words of a line of the order that was not, with its price: the contents of
 * a formula below its name.
 */
function isWordsOf(
  order: readonly WholeCardSection[],
  unread: readonly CardDifference[],
): (line: CardDifference) => boolean {
  const names = new Set(unread.map(({ nom }) => nom));
  const lines = order
    .flatMap(({ lignes }) => lignes)
    .filter(({ nom }) => names.has(nom))
    .map(({ nom, detail, prix }) => ({ letters: lettersOf(nom + detail), sums: sumsOf(prix) }));
  return ({ nom, apres }) => {
    const letters = nameLetters(nom);
    return (
      letters === '' ||
      lines.some(({ sums, letters: own }) => sums === sumsOf(apres) && own.includes(letters))
    );
  };
}

/**
 * How a proof differs from the order's text (specification/card-text.md#proof-against-order). The reading of a file that somebody
 * set may part names from their details, or join lines: what it does not find is looked for in the text itself, and
 * nothing is told that stands there.
 */
export function proofFindings(
  order: readonly WholeCardSection[],
  { card, texts }: ReadProof,
): CardDifference[] {
  const standing = Map.groupBy(standingLines(order, texts), ({ nom }) => nom);
  const linesOf = ({ nom }: CardDifference) => standing.get(nom) ?? [];
  const titles = new Set(order.map(({ titre }) => lettersOf(titre)));
  const differences = compareCards(order, card);
  const renamed = renamedLines(differences, linesOf);
  const others = new Set(renamed.values());
  const isOfOrder = isWordsOf(
    order,
    differences.filter(({ nature }) => nature === 'absent'),
  );
  const judge = (difference: CardDifference): CardDifference | null => {
    const { nature, avant, apres } = difference;
    const lines = linesOf(difference);
    switch (nature) {
      case 'absent': {
        const told = ofUnread(difference, lines);
        const other = renamed.get(difference);
        return told?.nature === 'absent' && other !== undefined ? ofRenamed(difference, other, texts) : told;
      }
      case 'en plus':
        return others.has(difference) || apres === '' || isOfOrder(difference) ? null : difference;
      case 'prix différent':
      case 'prix ajouté':
        return lines.length > 0 && lines.every((line) => line.standing === 'priced') ? null : difference;
      case 'texte différent':
        return texts.some(({ letters }) => letters.includes(lettersOf(avant))) ? null : difference;
      case 'déplacé': {
        const areTitles = [avant, apres].every((title) => titles.has(lettersOf(title)));
        return areTitles && !lines.some(({ below }) => below.has(avant)) ? difference : null;
      }
    }
  };
  return differences
    .flatMap((difference) => judge(difference) ?? [])
    .sort((a, b) => DIFFERENCES.indexOf(a.nature) - DIFFERENCES.indexOf(b.nature));
}
