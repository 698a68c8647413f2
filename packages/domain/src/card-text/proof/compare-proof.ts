import type { CardDifference, DifferenceNature } from '../compare-cards.ts';
import { plainName } from '../plain-name.ts';
import { amountsOf } from '../price-text.ts';
import type { WholeCardSection } from '../whole-card.ts';
import { TELLING_LINES } from './finding-words.ts';
import { type ComparedCounts, comparedCounts, type OrderedText } from './ordered-text.ts';
import { proofFindings, type ReadProof } from './proof-findings.ts';
import { type ProofLine, type ProofPlace, ProofPlaces } from './proof-places.ts';
import { lettersOf, proofTexts } from './proof-text.ts';
import { standingLines } from './standing-lines.ts';

/** The live text of one file of a proof. */
export interface ProofReading {
  pages: number;
  lines: readonly ProofLine[];
  /** The text in the order of the file. */
  pieces: readonly string[];
  /** Its lines, as a card is read. */
  card: readonly WholeCardSection[];
}

/** A file of a version with its reading. */
export interface ReadFile {
  id: string;
  reading: ProofReading;
}

/** How a proof differs from what it is compared with, and where that stands on its pages. */
export interface PlacedDifference extends CardDifference {
  place: ProofPlace | null;
  /** On the version before. */
  placeAvant: ProofPlace | null;
}

/** Why a proof is not compared: no letters in it, or few of the order's lines are. */
export type UnreadProof = 'vectorise' | 'partiel';

export interface ProofComparison {
  raison: UnreadProof | null;
  compte: ComparedCounts;
  commande: PlacedDifference[];
  /** Since the version before. */
  version: PlacedDifference[];
}

/** All files of a version are one card, in their order. */
export function proofOf(readings: readonly Pick<ProofReading, 'lines' | 'pieces' | 'card'>[]): ReadProof {
  return {
    card: readings.flatMap(({ card }) => card),
    texts: proofTexts(
      readings.flatMap(({ lines }) => lines.map(({ texte }) => texte)),
      readings.flatMap(({ pieces }) => pieces),
    ),
  };
}

/** Fewer letters are those of a stamp, not of a card. */
const FEW_LETTERS = 40;

/** Whether a proof has text that is not outlined. */
export const hasLiveText = ({ texts }: Pick<ReadProof, 'texts'>): boolean =>
  texts.some(({ letters }) => letters.length >= FEW_LETTERS);

/** What is told of an order without the text of its card: its own lines alone. */
const OF_OWN_LINES: readonly DifferenceNature[] = ['prix différent', 'absent', 'texte différent'];

function toldOf(order: OrderedText, proof: ReadProof): CardDifference[] {
  const blanks = new Set(order.blanks);
  return proofFindings(order.sections, proof).filter(
    ({ nature, nom }) =>
      (order.isWhole || OF_OWN_LINES.includes(nature)) && !(blanks.has(nom) && nature !== 'absent'),
  );
}

function whyUnread(order: OrderedText, proof: ReadProof): UnreadProof | null {
  if (!hasLiveText(proof)) return 'vectorise';
  const standing = standingLines(order.sections, proof.texts);
  const there = standing.filter((line) => line.standing !== 'absent').length;
  return standing.length >= TELLING_LINES && there * 2 < standing.length ? 'partiel' : null;
}

const lineOf = ({ section, nom }: CardDifference): string =>
  JSON.stringify([plainName(section), plainName(nom)]);

/**
 * How a version differs from the one before, told by how each differs from the order: what was set anew in the second is
 * no more a difference than in the first.
 */
function sinceBefore(before: readonly CardDifference[], after: readonly CardDifference[]): CardDifference[] {
  const keyOf = (one: CardDifference) => JSON.stringify([lineOf(one), one.nature]);
  const former = new Map(before.map((one) => [keyOf(one), one]));
  const now = new Map(after.map((one) => [keyOf(one), one]));
  const changed = after.flatMap((one): CardDifference[] => {
    const then = former.get(keyOf(one));
    if (then === undefined) return [one];
    return then.apres === one.apres ? [] : [{ ...one, avant: then.apres, nature: changedNature(one.nature) }];
  });
  const undone = before.flatMap((one) => (now.has(keyOf(one)) ? [] : (undoneBy(one, after) ?? [])));
  return [...changed, ...undone];
}

/** A line that is more on both versions, at another price. */
const changedNature = (nature: DifferenceNature): DifferenceNature =>
  nature === 'en plus' ? 'prix différent' : nature;

/** What the version before said otherwise than the order, and this one as it does. */
function undoneBy(one: CardDifference, after: readonly CardDifference[]): CardDifference | null {
  if (after.some((other) => lineOf(other) === lineOf(one))) return null;
  switch (one.nature) {
    case 'absent':
      return { ...one, nature: 'en plus', avant: '', apres: one.avant };
    case 'en plus':
      return { ...one, nature: 'absent', avant: one.apres, apres: '' };
    default:
      return { ...one, avant: one.apres, apres: one.avant };
  }
}

function placer(order: OrderedText, files: readonly ReadFile[]) {
  const places = new ProofPlaces(files.map(({ id, reading: { lines } }) => ({ id, lines })));
  const sections = new Map(order.sections.map((section) => [section.titre, section]));
  return ({ nature, section, nom, avant, apres }: CardDifference): ProofPlace | null => {
    if (nature === 'absent') return places.gapOf(sections.get(section), nom);
    const isPrice = amountsOf(apres).length > 0;
    const renamed =
      nature === 'texte différent' && lettersOf(avant) === lettersOf(nom) ? places.find(apres) : null;
    return renamed ?? places.find(nom, isPrice ? apres : '');
  };
}

/** Compares a version with the order, and with the version before (specification/card-text.md#proof-against-order). */
export function compareProof(
  order: OrderedText,
  files: readonly ReadFile[],
  before: readonly ReadFile[] | null,
): ProofComparison {
  const proof = proofOf(files.map(({ reading }) => reading));
  const compte = comparedCounts(order);
  const raison = whyUnread(order, proof);
  if (raison !== null) return { raison, compte, commande: [], version: [] };
  const commande = toldOf(order, proof);
  const former = before === null ? null : proofOf(before.map(({ reading }) => reading));
  const version =
    former === null || whyUnread(order, former) !== null ? [] : sinceBefore(toldOf(order, former), commande);
  const placeOf = placer(order, files);
  const formerPlaceOf = before === null ? () => null : placer(order, before);
  const placed = (one: CardDifference): PlacedDifference => ({
    ...one,
    place: placeOf(one),
    placeAvant: formerPlaceOf(one),
  });
  return { raison: null, compte, commande: commande.map(placed), version: version.map(placed) };
}
