import { howManyFit } from '../fit-text.ts';
import type { CardContent } from './card-content.ts';

const linesOf = ({ sections }: CardContent): number =>
  sections.reduce((sum, { drinks }) => sum + drinks.length, 0);

/** 'et 210 lignes', in the place of the lines that it counts. */
const rest = (count: number) => ({
  path: 'texteCarte',
  name: `et ${count} ligne${count > 1 ? 's' : ''}`,
  volume: '',
  price: '',
});

/** The first lines of the text, and how many others there are. */
function withLines(card: CardContent, count: number): CardContent {
  const left = linesOf(card) - count;
  if (left <= 0) return card;
  let room = count;
  const sections = card.sections.flatMap((section) => {
    const drinks = section.drinks.slice(0, room);
    room -= drinks.length;
    return drinks.length === 0 ? [] : [{ ...section, drinks }];
  });
  const last = sections.at(-1);
  const said =
    last === undefined
      ? [{ path: 'texteCarte', name: '', drinks: [rest(left)] }]
      : [...sections.slice(0, -1), { ...last, drinks: [...last.drinks, rest(left)] }];
  return { ...card, sections: said };
}

/**
 * The card with as many lines of its text as can be set at the least size of type; unchanged where even none would help,
 * or where all fit.
 */
export function withWhatFits(
  card: CardContent,
  canBeSet: (card: CardContent) => boolean,
): { shown: CardContent; leftOut: number } {
  const count = linesOf(card);
  if (count === 0 || canBeSet(card)) return { shown: card, leftOut: 0 };
  const none = withLines(card, 0);
  if (!canBeSet(none)) return { shown: card, leftOut: 0 };
  const fits = howManyFit(count, (some) => canBeSet(withLines(card, some)));
  return { shown: withLines(card, fits), leftOut: count - fits };
}
