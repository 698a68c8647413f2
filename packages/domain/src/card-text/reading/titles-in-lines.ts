import { isPrice, splitPrice } from '../price-text.ts';
import type { ReadLine } from './read-line.ts';
import { sizedPrices } from './sized-prices.ts';

/** Titles that stand in the lines of their dishes: before each of them, or before all of them in one line. */

const FEWEST = 4;
const MOST = 0.7;

const endsInPrice = ({ parts }: ReadLine): boolean => isPrice(parts.at(-1) ?? '');
const isTitled = (line: ReadLine): boolean => line.parts.length > 2 && endsInPrice(line);

/** A list that names the section of each line first, as a title above those that name the same one. */
export function splitRepeatedTitles(lines: readonly ReadLine[]): ReadLine[] {
  const titled = lines.filter(isTitled);
  const firsts = titled.map(({ parts }) => parts[0]);
  const again = firsts.filter(
    (first, rank) => first === firsts[rank - 1] || first === firsts[rank + 1],
  ).length;
  const names = new Set(titled.map(({ parts }) => parts[1])).size;
  const isList = titled.length >= FEWEST && titled.length >= lines.length * MOST;
  if (!isList || again < titled.length * MOST || names < titled.length * MOST) return [...lines];
  let title = '';
  return lines.flatMap((line) => {
    if (!isTitled(line)) return [line];
    const [first = '', ...parts] = line.parts;
    const heading = first === title ? [] : [{ ...line, parts: [first], heading: true }];
    title = first;
    return [...heading, { ...line, parts }];
  });
}

/** Dishes in one line after their title, each with its price: 'Desserts : crème brûlée 7 €, tiramisu 8 €'. */
export function splitTitledLine(line: ReadLine): ReadLine[] {
  const [text = '', ...others] = line.parts;
  const found = /^(?<title>[^:\d]{3,40}?)\s?:\s(?<list>.+)$/u.exec(text)?.groups;
  const dishes = (found?.list ?? '').split(
    /(?<=€(?:\d\d)?|\d[.,]\d\d|euros?|arrivage|march[ée])\s*[,;/]\s+/i,
  );
  const isDish = (dish: string) => /\p{L}{2}/u.test(splitPrice(dish)?.words ?? '');
  if (
    found === undefined ||
    others.length > 0 ||
    sizedPrices(text) !== null ||
    dishes.length < 2 ||
    !dishes.every(isDish)
  )
    return [line];
  return [
    { ...line, parts: [found.title ?? ''], heading: true },
    ...dishes.map((dish) => ({ ...line, parts: [dish] })),
  ];
}
