import { isCertain, isPrice, splitPrice } from '../price-text.ts';
import { isSizeOfDrink, isVolume } from './drink-sizes.ts';
import type { ReadLine } from './read-line.ts';
import { sizedPrices } from './sized-prices.ts';

const isName = (part: string | undefined): boolean =>
  part !== undefined && !isPrice(part) && !isVolume(part) && /\p{L}{2}/u.test(part);

/** Dishes that stand one after the other in a line, each with its price: 'Café 1,50 ; déca 1,60'. */
export function splitListedLine(line: ReadLine): ReadLine[] {
  const [text = '', ...others] = line.parts;
  const dishes = text.split(/\s*;\s*|\s+[/–—-]\s+/);
  const isDish = (dish: string) => {
    const split = splitPrice(dish);
    return (
      split !== null && isCertain(split.price) && /\p{L}{3}/u.test(split.words) && !isSizeOfDrink(split.words)
    );
  };
  const isList =
    others.length === 0 && dishes.length > 1 && dishes.every(isDish) && sizedPrices(text) === null;
  return isList ? dishes.map((dish) => ({ ...line, parts: [dish] })) : [line];
}

const BROKEN = /(?:^selon|^suivant|\/)$/i;
/** Prices that had no room, with what of them stands in the next line: 'selon' above 'arrivage', '5 € /' above '22 €'. */
export function joinBrokenPrices(lines: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isSign = /^(?:€|eur(?:os?)?)$/i.test(line.parts.join(' '));
    const at = above?.parts.findIndex((part) => (isSign && isPrice(part)) || BROKEN.test(part)) ?? -1;
    const rest = at === 0 ? 0 : line.parts.length - 1;
    const whole = `${above?.parts[at]} ${line.parts[rest]}`;
    if (above === undefined || at < 0 || !isPrice(whole)) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = { ...above, parts: above.parts.with(at, whole) };
    const left = line.parts.toSpliced(rest, 1);
    if (left.length > 0) joined.push({ ...line, parts: left });
  }
  return joined;
}

/** A line that holds name and price of two columns as one each: 'Reine | 12 € | Tiramisu | 7 €'. */
export function splitJoinedLine(line: ReadLine): ReadLine[] {
  const { parts } = line;
  const starts = parts.flatMap((part, rank) =>
    isName(part) && isPrice(parts[rank + 1] ?? '') && (rank === 0 || isPrice(parts[rank - 1] ?? ''))
      ? [rank]
      : [],
  );
  if (starts.length < 2 || starts[0] !== 0) return [line];
  return starts.map((start, rank) => ({
    ...line,
    parts: parts.slice(start, starts[rank + 1]),
    joined: true,
  }));
}
