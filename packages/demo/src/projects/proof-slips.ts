import type { WholeCardSection } from '@ardoise/domain/card-text/whole-card.ts';
import { seededRandom } from '../seed/seeded-random.ts';

/** Of the agency's proofs, so many differ from the order by a slip of the hand. */
const WITH_SLIPS = 0.4;

type Card = readonly WholeCardSection[];
type Slip = (card: Card, random: ReturnType<typeof seededRandom>) => Card;

const withLine = (
  card: Card,
  section: number,
  line: number,
  change: (line: WholeCardSection['lignes'][number]) => WholeCardSection['lignes'],
): Card =>
  card.map((one, at) =>
    at === section
      ? { ...one, lignes: one.lignes.flatMap((each, rank) => (rank === line ? change(each) : [each])) }
      : one,
  );

/** '24,50 €' for '26,50 €' */
const otherPrice: Slip = (card, random) => {
  const section = random.between(0, card.length - 1);
  const line = random.between(0, (card[section]?.lignes.length ?? 1) - 1);
  return withLine(card, section, line, (each) => [
    { ...each, prix: each.prix.replace(/\d+/, (euros) => String(Number(euros) + random.between(1, 2))) },
  ]);
};

const dropped: Slip = (card, random) => withLine(card, random.between(0, card.length - 1), 1, () => []);

const added: Slip = (card) =>
  card.map((one, at) =>
    at === 2
      ? {
          ...one,
          lignes: [...one.lignes, { nom: 'Fish and chips', prix: '17,50 €', detail: '', volume: '' }],
        }
      : one,
  );

/** What the agency set: the order's lines, some proofs with a price too high, a line lost or one too many. */
export function setByAgency(card: Card, seed: number): Card {
  const random = seededRandom(seed);
  if (!random.chance(WITH_SLIPS)) return card;
  const slips = [otherPrice, ...random.sample([otherPrice, dropped, added], random.between(0, 2))];
  return slips.reduce((set, slip) => slip(set, random), card);
}
