import { isCommonPrice } from './common-price.ts';
import { sizesBeside } from './drink-sizes.ts';
import type { Habits } from './habits.ts';
import { isPriced, isWordless, type Judged } from './judge-line.ts';
import { APART, isInCapitals, isLess, isMore, isTight, looksSaid, startsLower, styleOf } from './looks.ts';
import { isHouseRule, isRemark, isSentence } from './no-dish.ts';
import { belongsToDish, hasPlaceOfName, type Place } from './priceless-lines.ts';
import { joined, rowOf } from './read-row.ts';
import type { ReadSection } from './read-section.ts';

const LONGEST_TITLE = 60;

/** What a line is to its card. */
type Meaning = 'priced' | 'title' | 'priced title' | 'sizes' | 'aside' | 'open' | 'none';

/** A title of two lines. */
const goesOnAsTitle = (title: Judged, { line, words }: Judged): boolean =>
  title.line.full === true &&
  styleOf(title.line) === styleOf(line) &&
  title.line.page === line.page &&
  words.length < LONGEST_TITLE &&
  (line.gapAbove ?? 0) < APART;

/** Reads lines into sections, one line after the other. */
export class CardReader {
  readonly #habits: Habits;
  readonly #sections: ReadSection[] = [];
  /** Sections of which lines may have been left out: their titles say nothing without any. */
  readonly #emptied = new Set<ReadSection>();
  /** Lines without a price whose meaning the next one tells. */
  #open: Judged[] = [];
  /** So many of them stand above what is said to everybody, after which nothing belongs to a dish. */
  #said = Number.POSITIVE_INFINITY;
  /** The line before, where it was a title or said of a section. */
  #title: Judged | undefined;
  #aside: Judged | undefined;
  /** Headings of the columns of prices. */
  #sizes: readonly string[] = [];
  /** The price of all dishes of the section, which its title says. */
  #common: readonly string[] = [];

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  read(judged: readonly Judged[]): ReadSection[] {
    for (const [rank, one] of judged.entries()) {
      if (this.#habits.blocks && !isTight(one)) this.#settle();
      const meaning = this.#meaning(judged, rank);
      if (meaning === 'priced') this.#priced(one);
      else if (meaning === 'title') this.#heading(one);
      else if (meaning === 'priced title') this.#heading({ ...one, prices: [] }, one.prices);
      else if (meaning === 'sizes') this.#takeSizes(one, judged[rank + 1]);
      else if (meaning === 'open') this.#open.push(one);
      else if (meaning === 'none') this.#said = Math.min(this.#said, this.#open.length);
      this.#title = meaning === 'title' ? one : undefined;
      this.#aside = meaning === 'aside' ? one : undefined;
    }
    this.#settle('ended');
    return this.#sections.filter((one) => one.lignes.length > 0 || !this.#emptied.has(one));
  }

  #meaning(judged: readonly Judged[], rank: number): Meaning {
    const [one, next] = [judged[rank] as Judged, judged[rank + 1]];
    if (isPriced(one)) return isCommonPrice(judged, rank, this.#habits) ? 'priced title' : 'priced';
    if (sizesBeside(one, next) !== null) return 'sizes';
    if (this.#aside?.line.full === true && styleOf(this.#aside.line) === styleOf(one.line)) return 'aside';
    if (this.#isHeading(one, next, this.#hasPriceBelow(judged, rank))) return 'title';
    if (one.line.blank === true) return 'open';
    if (isHouseRule(one.words)) return 'none';
    if (this.#isFirstTitle(one, next)) return 'title';
    const named = next !== undefined && isPriced(next) && isWordless(next);
    return !named && this.#isAside(one) ? 'aside' : 'open';
  }

  #takeSizes(one: Judged, next: Judged | undefined): void {
    const { title, sizes } = sizesBeside(one, next) ?? { title: '', sizes: [] };
    if (title !== '') this.#heading({ ...one, words: title });
    this.#sizes = sizes;
  }

  #section(): ReadSection {
    const last = this.#sections.at(-1);
    if (last !== undefined) return last;
    const first = { titre: '', lignes: [] };
    this.#sections.push(first);
    return first;
  }

  #heading(one: Judged, common: readonly string[] = []): void {
    const titre = one.words.replace(/\s*:$/, '');
    const before = this.#title;
    const section = this.#sections.at(-1);
    this.#settle();
    this.#sizes = [];
    this.#common = common;
    if (before !== undefined && section !== undefined && goesOnAsTitle(before, one))
      section.titre = `${section.titre} ${titre}`;
    else this.#sections.push({ titre, lignes: [] });
  }

  /** By style, size, weight or capitals that names do not have; never what a priced line follows as its wrapped name. */
  #isHeading(one: Judged, next: Judged | undefined, named: boolean): boolean {
    const { line, words } = one;
    const { capitals, styledCapitals, underlined, below, tight } = this.#habits;
    if (line.heading === true || this.#habits.plainTitles.has(line)) return true;
    if (this.#title !== undefined && goesOnAsTitle(this.#title, one)) return true;
    if (words.length > LONGEST_TITLE || /[.,;]$/.test(words)) return false;
    if (this.#title !== undefined && this.#isBelowTitle(one, this.#title)) return false;
    if (isMore(one, this.#habits)) return true;
    if (below && this.#isApartBelow(one, next)) return true;
    if (this.#isAloneInCapitals(one, next)) return true;
    if (
      isLess(one, this.#habits) ||
      named ||
      this.#isAsNearAsNames(one, next) ||
      this.#isNameAmongTitled(one, next)
    )
      return false;
    if ((isInCapitals(one) && !capitals) || (line.capitals === true && !styledCapitals)) return true;
    if (line.underlined === true && !underlined) return true;
    if (words.endsWith(':')) return true;
    const apart = (line.gapAbove ?? 0) >= APART && next !== undefined && !isHouseRule(words);
    return !below && tight && apart && isPriced(next) && !isWordless(next);
  }

  /** Right below a title; the first may be the place's name, above one. */
  #isBelowOwnTitle(): boolean {
    return this.#title !== undefined && this.#sections.length > 1;
  }

  /** Where prices stand below and names apart: capitals that are as near to the price above as names are none of a title. */
  #isAsNearAsNames({ line }: Judged, next: Judged | undefined): boolean {
    const { below, spaced, gapAboveNames } = this.#habits;
    if (!below || next === undefined) return false;
    if (this.#isBelowOwnTitle() && !isPriced(next)) return true;
    if (gapAboveNames < APART) return false;
    return isTight(next) || (spaced && (line.gapAbove ?? 0) <= gapAboveNames);
  }

  /** In a card all of capitals: without a price between lines that have one, and no name that goes on. */
  #isAloneInCapitals(one: Judged, next: Judged | undefined): boolean {
    if (!this.#habits.capitals || !isInCapitals(one) || this.#habits.below || this.#open.length > 0)
      return false;
    return (
      one.line.full !== true &&
      next !== undefined &&
      isPriced(next) &&
      !isWordless(next) &&
      isInCapitals(next)
    );
  }

  /** Where prices stand below: what stands further from the price above than names do, and begins no dish. */
  #isApartBelow(one: Judged, next: Judged | undefined): boolean {
    const gap = one.line.gapAbove ?? 0;
    const { blocks, gapAboveNames } = this.#habits;
    const isBlock = blocks && gap >= APART && next !== undefined && !isTight(next);
    const isFurther = (isBlock || gap >= gapAboveNames + APART) && !isHouseRule(one.words);
    if (
      !isFurther ||
      this.#isBelowOwnTitle() ||
      next === undefined ||
      isPriced(next) ||
      isLess(next, this.#habits)
    )
      return false;
    return isBlock || !startsLower(next);
  }

  /** Where titles are larger, what is as small as names and stands among lines without a price is none. */
  #isNameAmongTitled(one: Judged, next: Judged | undefined): boolean {
    const isBelowTitle = this.#title !== undefined || !isTight(one);
    if (!this.#habits.titled || (isBelowTitle && this.#common.length === 0)) return false;
    return next === undefined || !isPriced(next) || isWordless(next) || isMore(next, this.#habits);
  }

  /** Below the place's name, right above the first price. */
  #isFirstTitle(one: Judged, next: Judged | undefined): boolean {
    if (isLess(one, this.#habits) || startsLower(one) || isSentence(one.words)) return false;
    const { titled, below } = this.#habits;
    const isEmpty =
      this.#sections.length === 1 && this.#section().lignes.length === 0 && this.#common.length === 0;
    const isBelowPlace = isEmpty && one.line.size !== undefined && !titled;
    const isTop = this.#sections.length === 0 || isBelowPlace;
    return isTop && !below && next !== undefined && isPriced(next) && !isWordless(next);
  }

  /** Whether a price stands alone below, with nothing but lighter words between: then the line is the name of its dish. */
  #hasPriceBelow(judged: readonly Judged[], rank: number): boolean {
    const below = judged.slice(rank + 1).find((one) => !isLess(one, this.#habits) || isPriced(one));
    return this.#habits.below && below !== undefined && isPriced(below) && isWordless(below);
  }

  #isBelowTitle(one: Judged, title: Judged): boolean {
    return (one.line.italic === true && !title.line.italic) || startsLower(one) || isRemark(one.words);
  }

  /** What is said of a section below its title. */
  #isAside(one: Judged): boolean {
    const section = this.#sections.at(-1);
    if (section === undefined || section.lignes.length > 0 || this.#open.length > 0) return false;
    if (isLess(one, this.#habits) || isMore(one, this.#habits) || isRemark(one.words)) return true;
    const isSmall = startsLower(one) && !(this.#common.length > 0 && this.#habits.lowerNames);
    return !this.#habits.below && (isSmall || isSentence(one.words));
  }

  #priced(one: Judged): void {
    if (isWordless(one)) {
      this.#priceBelow(one);
      return;
    }
    if (this.#endsDetails(one)) {
      this.#open.push({ ...one, prices: [] });
      this.#priceBelow({ ...one, words: '', detail: '' });
      return;
    }
    this.#settle('between');
    // What follows a price of its own is no longer sure to have the title's.
    this.#common = [];
    this.#section().lignes.push(rowOf(one, this.#sizes));
  }

  /** Where prices stand below: one that stands at the end of the details of the name above. */
  #endsDetails(one: Judged): boolean {
    const { below, lowerNames, detailsEnd } = this.#habits;
    const isSaid = detailsEnd || isLess(one, this.#habits) || looksSaid(one);
    return below && !lowerNames && this.#open.length > 0 && isTight(one) && isSaid;
  }

  /** A price alone: of the lines above it, the first is the name. */
  #priceBelow(one: Judged): void {
    const own = this.#takeOpen();
    const isLine = (line: Judged) => !isLess(line, this.#habits);
    const { below, spaced } = this.#habits;
    // What stands above a gap is of no dish below it.
    const block = spaced ? -1 : own.findLastIndex((line) => !isTight(line) && isLine(line));
    const start = Math.max(0, block, below ? own.findIndex(isLine) : own.findLastIndex(isLine));
    const title = own[start - 1];
    if (this.#sections.length === 0 && start === block && title !== undefined) this.#heading(title);
    else this.#keepAsDetails(own.slice(0, start), 'between');
    const [named, ...details] = own.slice(start);
    const { lignes } = this.#section();
    const last = lignes.at(-1);
    if (named !== undefined) {
      const row = rowOf({ ...named, prices: one.prices }, this.#sizes);
      row.detail = joined(row.detail, ...details.map(({ words }) => words));
      lignes.push(row);
    } else if (last !== undefined && last.prix === '') {
      last.prix = one.prices.join(' / ');
      delete last.aVerifier;
    } else lignes.push(rowOf(one, this.#sizes));
  }

  /** The open lines; those below what is said to everybody are apart. */
  #takeOpen(): Judged[] {
    const open = this.#open.map((one, rank) => (rank < this.#said ? one : { ...one, apart: true as const }));
    this.#open = [];
    this.#said = Number.POSITIVE_INFINITY;
    return open;
  }

  /** Open lines become details of the dish above, or lines without a price; the rest is left out. */
  #keepAsDetails(lines: readonly Judged[], place: Place): void {
    const habits = this.#habits;
    const alone = lines.filter((one) => !isLess(one, habits)).length === 1;
    const common = this.#common.length > 0;
    let above: Judged | undefined;
    let belongs = true;
    for (const one of lines) {
      const { lignes } = this.#section();
      const last = lignes.at(-1);
      if (hasPlaceOfName(one, { place, alone, below: last !== undefined, common }, habits)) {
        const row = rowOf(common ? { ...one, prices: this.#common } : one, this.#sizes);
        lignes.push(common && last === undefined ? { ...row, aVerifier: 'prix du titre' } : row);
        belongs = true;
      } else {
        belongs &&= belongsToDish(one, above, place, habits);
        if (belongs && last !== undefined) last.detail = joined(last.detail, one.words);
      }
      above = one;
    }
    if (place !== 'between' && lines.length > 0) this.#emptied.add(this.#section());
  }

  #settle(place: Place = 'last'): void {
    this.#keepAsDetails(this.#takeOpen(), place);
  }
}
