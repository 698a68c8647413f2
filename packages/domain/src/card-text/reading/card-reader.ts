import { sizesBeside, splitVolume } from './drink-sizes.ts';
import { APART, type Habits, isInCapitals, isLess, isMore, isTight, startsLower, styleOf } from './habits.ts';
import { isPriced, isWordless, type Judged } from './judge-line.ts';
import { isHouseRule, isRemark, isSentence } from './no-dish.ts';
import type { ReadRow, ReadSection } from './read-section.ts';

/** Words in parentheses at the end of a priced line, or after a dash, stand beside the name. */
const BESIDE = /^(?<nom>[^(:]{3,}?)\s*(?:\((?<inside>[^()]{3,})\)|\s[–—]\s(?<after>.{3,}))$/u;
const LONGEST_TITLE = 60;

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** Whether there is a price for each heading of a column. */
const areBySize = (prices: readonly string[], sizes: readonly string[]): boolean =>
  sizes.length > 1 && prices.join('/').split('/').length === sizes.length;

function doubtOf({ line, prices, words, sized }: Judged, sizes: readonly string[]): ReadRow['aVerifier'] {
  if (line.joined === true) return 'deux colonnes';
  if (prices.length > 1 && sized !== true && !areBySize(prices, sizes)) return 'deux prix';
  if (prices.length > 0) return words === '' ? 'sans nom' : undefined;
  return 'sans prix';
}

function rowOf(one: Judged, sizes: readonly string[]): ReadRow {
  const { line, words, prices } = one;
  const outer = splitVolume(words);
  const beside = BESIDE.exec(outer.nom)?.groups;
  const { nom, volume } = splitVolume(beside?.nom ?? outer.nom);
  const doubt = doubtOf(one, sizes);
  const heads = one.sized !== true && areBySize(prices, sizes) ? sizes.join(' / ') : '';
  return {
    nom,
    detail: joined(beside?.inside ?? beside?.after ?? '', one.detail),
    volume: joined(volume, outer.volume, one.volume, heads),
    prix: prices.join(' / '),
    page: line.page,
    ligne: line.line,
    texte: line.parts.join(' … '),
    ...(doubt === undefined ? {} : { aVerifier: doubt }),
  };
}

/** What a line is to its card. */
type Meaning = 'priced' | 'title' | 'sizes' | 'aside' | 'open' | 'none';

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
  readonly sections: ReadSection[] = [];
  /** Lines without a price whose meaning the next one tells. */
  #open: Judged[] = [];
  /** The line before, where it was a title or said of a section. */
  #title: Judged | undefined;
  #aside: Judged | undefined;
  /** Headings of the columns of prices. */
  #sizes: readonly string[] = [];

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  read(judged: readonly Judged[]): void {
    const last = judged.findLastIndex(isPriced);
    for (const [rank, one] of judged.entries()) {
      const meaning = this.#meaning(one, judged[rank + 1], rank > last);
      if (meaning === 'priced') this.#priced(one);
      else if (meaning === 'title') this.#heading(one);
      else if (meaning === 'sizes') this.#takeSizes(one, judged[rank + 1]);
      else if (meaning === 'open') this.#open.push(one);
      this.#title = meaning === 'title' ? one : undefined;
      this.#aside = meaning === 'aside' ? one : undefined;
    }
    this.#settle();
  }

  #meaning(one: Judged, next: Judged | undefined, ended: boolean): Meaning {
    if (isPriced(one)) return 'priced';
    if (sizesBeside(one, next) !== null) return 'sizes';
    if (this.#aside?.line.full === true && styleOf(this.#aside.line) === styleOf(one.line)) return 'aside';
    if (this.#isHeading(one, next)) return 'title';
    if (isHouseRule(one.words) || (ended && !isTight(one))) return 'none';
    const named = next !== undefined && isPriced(next) && isWordless(next);
    return !named && this.#isAside(one) ? 'aside' : 'open';
  }

  #takeSizes(one: Judged, next: Judged | undefined): void {
    const { title, sizes } = sizesBeside(one, next) ?? { title: '', sizes: [] };
    if (title !== '') this.#heading({ ...one, words: title });
    this.#sizes = sizes;
  }

  #section(): ReadSection {
    const last = this.sections.at(-1);
    if (last !== undefined) return last;
    const first = { titre: '', lignes: [] };
    this.sections.push(first);
    return first;
  }

  #heading(one: Judged): void {
    const titre = one.words.replace(/\s*:$/, '');
    const before = this.#title;
    const section = this.sections.at(-1);
    this.#settle();
    this.#sizes = [];
    if (before !== undefined && section !== undefined && goesOnAsTitle(before, one))
      section.titre = `${section.titre} ${titre}`;
    else this.sections.push({ titre, lignes: [] });
  }

  /** By style, size, weight or capitals that names do not have; never what a priced line follows as its wrapped name. */
  #isHeading(one: Judged, next: Judged | undefined): boolean {
    const { line, words } = one;
    const { capitals, styledCapitals, underlined, below, tight } = this.#habits;
    if (line.heading === true || (this.#title !== undefined && goesOnAsTitle(this.#title, one))) return true;
    if (words.length > LONGEST_TITLE || /[.,;]$/.test(words)) return false;
    if (this.#title !== undefined && this.#isBelowTitle(one, this.#title)) return false;
    if (isMore(one, this.#habits)) return true;
    if (isLess(one, this.#habits)) return false;
    if ((isInCapitals(one) && !capitals) || (line.capitals === true && !styledCapitals)) return true;
    if (line.underlined === true && !underlined) return true;
    if (words.endsWith(':')) return true;
    const apart = (line.gapAbove ?? 0) >= APART && next !== undefined && isTight(next);
    return !below && tight && apart && isPriced(next) && !isWordless(next);
  }

  #isBelowTitle(one: Judged, title: Judged): boolean {
    return (one.line.italic === true && !title.line.italic) || startsLower(one) || isRemark(one.words);
  }

  /** What is said of a section below its title. */
  #isAside(one: Judged): boolean {
    const section = this.sections.at(-1);
    if (section === undefined || section.lignes.length > 0 || this.#open.length > 0) return false;
    if (isLess(one, this.#habits) || isMore(one, this.#habits) || isRemark(one.words)) return true;
    return !this.#habits.below && (startsLower(one) || isSentence(one.words));
  }

  #priced(one: Judged): void {
    if (isWordless(one)) {
      this.#priceBelow(one);
      return;
    }
    this.#settle();
    this.#section().lignes.push(rowOf(one, this.#sizes));
  }

  /** A price alone: of the lines above it, the first is the name. */
  #priceBelow(one: Judged): void {
    const own = this.#open;
    this.#open = [];
    const isLine = (line: Judged) => !isLess(line, this.#habits);
    const start = Math.max(0, this.#habits.below ? own.findIndex(isLine) : own.findLastIndex(isLine));
    this.#keepAsDetails(own.slice(0, start));
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

  /** Lines below a priced one are its detail; others are lines without a price. */
  #keepAsDetails(lines: readonly Judged[]): void {
    for (const one of lines) {
      const last = this.#section().lignes.at(-1);
      const isName = this.#habits.detailsDiffer && !isLess(one, this.#habits);
      const continues = isLess(one, this.#habits) || startsLower(one);
      const stays = last?.prix !== '' && isTight(one) && !isName;
      if (last !== undefined && (continues || stays)) last.detail = joined(last.detail, one.words);
      else if (last !== undefined || !isSentence(one.words))
        this.#section().lignes.push(rowOf(one, this.#sizes));
    }
  }

  #settle(): void {
    const open = this.#open;
    this.#open = [];
    this.#keepAsDetails(open);
  }
}
