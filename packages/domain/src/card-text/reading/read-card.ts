import { doubtFarPrices } from './far-prices.ts';
import { bareArePrices, isBare, type Judged, judge } from './judge-line.ts';
import { type ReadLine, wordsOf } from './read-line.ts';
import type { ReadRow, ReadSection } from './read-section.ts';

/** A heading is that much larger than what is priced. */
const LARGER = 1.15;
const SMALLER = 0.95;

const isCapitals = (words: string): boolean =>
  /\p{Lu}{2}/u.test(words) && words === words.toLocaleUpperCase('fr');

const middle = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** How a card writes its names, by which its headings differ. */
interface Habits {
  size: number | undefined;
  bold: boolean;
  capitals: boolean;
  /** Prices stand on lines of their own, below their names. */
  below: boolean;
}

function habitsOf(judged: readonly Judged[]): Habits {
  const priced = judged.filter(({ price, words }) => price !== '' && words !== '');
  const alone = judged.filter(({ price, words }) => price !== '' && words === '');
  const below = alone.length > priced.length;
  const sizes = (below ? alone : priced).flatMap(({ line }) => (line.size === undefined ? [] : [line.size]));
  const size = middle(sizes);
  const isName = ({ line, price }: Judged) =>
    price === '' &&
    (size === undefined || line.size === undefined || Math.abs(line.size - size) < size * 0.1);
  const names = below ? judged.filter(isName) : priced;
  const most = (test: (one: Judged) => boolean) => names.filter(test).length * 2 > names.length;
  return {
    size,
    bold: most(({ line }) => line.bold === true),
    capitals: most(({ words }) => isCapitals(words)),
    below,
  };
}

/** Volumes of drinks at the end of a name: 'Cola 33 cl', 'Pichet (50cl)'. */
const VOLUME = /\s*[(,–-]?\s*(\d{1,3}(?:[.,]\d{1,2})?\s?(?:cl|ml|dl|l|litres?))\s*\)?$/i;

function withoutVolume(words: string): { nom: string; volume: string } {
  const found = VOLUME.exec(words);
  const nom = found === null ? words : words.slice(0, found.index).trim();
  return found === null || nom === '' ? { nom: words, volume: '' } : { nom, volume: found[1] ?? '' };
}

/** Words in parentheses at the end of a priced line, or after a dash or colon, stand beside the name. */
const BESIDE = /^(?<nom>[^(:]{3,}?)\s*(?:\((?<inside>[^()]{3,})\)|\s[–—]\s(?<after>.{3,}))$/u;

function rowOf({ line, words, price, two }: Judged): ReadRow {
  const { nom: named, volume } = withoutVolume(words);
  const beside = BESIDE.exec(named)?.groups;
  return {
    nom: beside?.nom ?? named,
    detail: beside?.inside ?? beside?.after ?? '',
    volume,
    prix: price,
    page: line.page,
    ligne: line.line,
    texte: line.parts.join(' … '),
    ...(two ? { aVerifier: 'deux prix' as const } : {}),
  };
}

const startsLower = (words: string): boolean => /^\s*\p{Ll}/u.test(words);

/** Reads lines into sections, one line after the other. */
class CardReader {
  readonly #habits: Habits;
  readonly sections: ReadSection[] = [];
  /** Lines without a price whose meaning the next one tells. */
  #open: Judged[] = [];

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  read(judged: readonly Judged[]): void {
    for (const [index, one] of judged.entries()) this.#take(one, judged[index + 1]);
    this.#settle();
  }

  #take(one: Judged, next: Judged | undefined): void {
    if (one.price !== '') this.#priced(one);
    else if (this.#isHeading(one, next)) this.#heading(one);
    else this.#open.push(one);
  }

  #section(): ReadSection {
    const last = this.sections.at(-1);
    if (last !== undefined) return last;
    const first = { titre: '', lignes: [] };
    this.sections.push(first);
    return first;
  }

  #heading({ words }: Judged): void {
    this.#settle();
    this.sections.push({ titre: words.replace(/\s*:$/, ''), lignes: [] });
  }

  /** By style, size, weight or capitals that names do not have; never what a priced line follows as its wrapped name. */
  #isHeading({ line, words }: Judged, next: Judged | undefined): boolean {
    const { size, bold, capitals, below } = this.#habits;
    if (line.heading === true) return true;
    if (words.length > 60 || /[.,;]$/.test(words)) return false;
    if (size !== undefined && line.size !== undefined && line.size > size * LARGER) return true;
    if (size !== undefined && line.size !== undefined && line.size < size * SMALLER) return false;
    if (isCapitals(words) && !capitals) return true;
    if (line.bold === true && !bold && size !== undefined) return true;
    if (words.endsWith(':')) return true;
    const apart = (line.gapAbove ?? 0) >= 0.8 && (next?.line.gapAbove ?? 0) < 0.8;
    return (
      !below &&
      apart &&
      next !== undefined &&
      next.price !== '' &&
      next.words !== '' &&
      line.size === undefined
    );
  }

  #priced(one: Judged): void {
    if (one.words === '') {
      this.#priceBelow(one);
      return;
    }
    const open = this.#open.at(-1);
    // A name that goes on in the next line, where its price is.
    if (open !== undefined && startsLower(one.words) && !this.#isSmaller(open)) {
      this.#open.pop();
      this.#settle();
      const joined = {
        ...one,
        words: `${open.words} ${one.words}`,
        line: { ...one.line, line: open.line.line },
      };
      this.#section().lignes.push(rowOf(joined));
      return;
    }
    this.#settle();
    this.#section().lignes.push(rowOf(one));
  }

  /** A price alone: of the lines above it, the first is the name. */
  #priceBelow(one: Judged): void {
    const own = this.#open;
    this.#open = [];
    const start = this.#habits.below
      ? 0
      : Math.max(
          0,
          own.findLastIndex((line) => !this.#isSmaller(line)),
        );
    this.#keepAsDetails(own.slice(0, start));
    const [named, ...details] = own.slice(start);
    if (named === undefined) {
      const last = this.#section().lignes.at(-1);
      if (last !== undefined && last.prix === '') {
        last.prix = one.price;
        delete last.aVerifier;
      } else this.#section().lignes.push({ ...rowOf(one), aVerifier: 'sans nom' });
      return;
    }
    const row = rowOf({ ...named, price: one.price, two: one.two });
    row.detail = [row.detail, ...details.map(({ words }) => words)].filter(Boolean).join(' ');
    this.#section().lignes.push(row);
  }

  #isSmaller({ line }: Judged): boolean {
    const { size, bold } = this.#habits;
    if (size !== undefined && line.size !== undefined && line.size < size * SMALLER) return true;
    return bold && line.bold === false;
  }

  /** Lines below a priced one are its detail; others are lines without a price. */
  #keepAsDetails(lines: readonly Judged[]): void {
    for (const one of lines) {
      const last = this.#section().lignes.at(-1);
      const continues = this.#isSmaller(one) || startsLower(one.words);
      const stays = last?.prix !== '' && (one.line.gapAbove ?? 0) < 0.8;
      if (last !== undefined && (continues || stays))
        last.detail = [last.detail, one.words].filter(Boolean).join(' ');
      else this.#section().lignes.push({ ...rowOf(one), aVerifier: 'sans prix' });
    }
  }

  #settle(): void {
    const open = this.#open;
    this.#open = [];
    this.#keepAsDetails(open);
  }
}

/** What stands on every card and is no dish: hours, telephone numbers, addresses of pages, taxes. */
const NO_DISH =
  /(?:\b0\d(?:[ .-]?\d{2}){4}\b|www\.|https?:|@\w+\.|prix\s(?:nets?|ttc)|service\s(?:compris|inclus)|abus\sd['’]alcool|\b\d{5}\s\p{Lu})/iu;

/** Without the place's name above the first title. */
function withoutName(sections: readonly ReadSection[]): ReadSection[] {
  const [first, ...others] = sections;
  const isName =
    first !== undefined &&
    others.length > 0 &&
    first.lignes.every(({ prix }) => prix === '') &&
    first.lignes.length <= 2;
  return isName ? others : [...sections];
}

/**
 * The sections and lines of a card. Pure, and invents nothing: every word and price stands in the lines that were read.
 */
export function readCard(lines: readonly ReadLine[]): ReadSection[] {
  const kept = lines.filter((line) => !NO_DISH.test(wordsOf(line)) && /[\p{L}\d]/u.test(wordsOf(line)));
  const first = kept.map(judge);
  const bare = bareArePrices(first);
  const judged = first.map((one) =>
    isBare(one) && !bare ? { ...one, words: wordsOf(one.line), price: '' } : one,
  );
  const reader = new CardReader(habitsOf(judged));
  reader.read(judged);
  const sections = withoutName(
    reader.sections.filter(({ titre, lignes }) => titre !== '' || lignes.length > 0),
  );
  for (const section of sections) doubtFarPrices(section);
  return sections;
}
