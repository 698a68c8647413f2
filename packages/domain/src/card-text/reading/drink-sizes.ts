import type { ReadLine } from './read-line.ts';

/** Volumes of drinks, and the words that head the columns of their prices. */

const VOLUME = String.raw`\d{1,4}(?:[.,]\d{1,2})?\s?(?:cl|ml|dl|l|litres?)`;
const WHOLE_VOLUME = new RegExp(`^\\(?${VOLUME}\\)?$`, 'i');
/** At the end of a name: 'Cola 33 cl', 'Pichet (50cl)'. */
const VOLUME_AT_END = new RegExp(`\\s*[(,–-]?\\s*(?<![\\d.,])(${VOLUME})\\s*\\)?$`, 'i');
const ONE_SIZE = String.raw`(?:au |le |la |en )?(?:(?:verre|tasse|th[ée]i[èe]re|bol[ée]*|coupe|fl[ûu]te|cruche|pichet|bouteilles?|bt?lle?|btl|bout|carafe|demi|pinte|quart|magnum|fillette|pot|petite?|moyenne?|grande?|normale?|seule?|simple|double|junior)(?!\p{L})\.?(?:\s?\(?${VOLUME}\)?)?|${VOLUME})`;
const SIZES = new RegExp(`^(?:${ONE_SIZE}(?:\\s*[/|–-]\\s*|\\s*))+$`, 'iu');
/** Before a price: '25cl', 'petite', '2 boules'. */
export const SIZE_AT_END = new RegExp(
  `(?:^|[\\s,;:/|(–-])(${ONE_SIZE}|\\d{1,2}\\s(?!${ONE_SIZE})\\p{L}{3,})\\)?\\s*[:=]?$`,
  'iu',
);
const SIZE_OF_DRINK = new RegExp(`^${ONE_SIZE}$`, 'iu');
const EACH_SIZE = new RegExp(ONE_SIZE, 'giu');

/** A word for a size, which a number right after it is the price of. */
export const isSizeOfDrink = (text: string): boolean => SIZE_OF_DRINK.test(text.trim());
export const isVolume = (text: string): boolean => WHOLE_VOLUME.test(text.trim());

export function splitVolume(words: string): { nom: string; volume: string } {
  const found = VOLUME_AT_END.exec(words);
  const nom = found === null ? words : words.slice(0, found.index).trim();
  return found === null || nom === '' ? { nom: words, volume: '' } : { nom, volume: found[1] ?? '' };
}

/** The headings of columns of prices that these parts are: '12 cl', '75 cl'; null for others. */
function sizesOf(parts: readonly string[]): readonly string[] | null {
  // Some programs write what stands in columns without a space.
  const apart = parts.map((part) => part.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  if (apart.length === 0 || !apart.every((part) => SIZES.test(part))) return null;
  return apart.flatMap((part) => part.match(EACH_SIZE) ?? []);
}

interface Headings {
  title: string;
  sizes: readonly string[];
}

/**
 * The same of a line, with the title that it may begin with; whatever they say, parts above as many prices are their
 * headings: 'Sur place', 'À emporter'.
 */
export function sizesBeside(
  { line, prices: own }: { line: ReadLine; prices: readonly string[] },
  next?: { prices: readonly string[] } | undefined,
): Headings | null {
  if (own.length > 0) return null;
  const [title = '', ...others] = line.parts;
  const alone = sizesOf(line.parts);
  const isOne = alone?.length === 1 && !/\d/.test(alone.join(''));
  // A name such as 'Le Double' heads no prices.
  if (alone !== null && !(isOne && next?.prices.length === 0)) return { title: '', sizes: alone };
  const sizes = others.length > 1 ? sizesOf(others) : null;
  if (sizes !== null) return { title, sizes };
  const below = next?.prices.length ?? 0;
  if (below < 2) return null;
  if (below === others.length) return { title, sizes: others };
  return below === line.parts.length ? { title: '', sizes: line.parts } : null;
}
