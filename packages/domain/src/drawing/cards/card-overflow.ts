import { howManyFit } from '../fit-text.ts';
import type { Overflow } from '../mark.ts';
import type { CardInfos } from './card-contact.ts';
import type { CardContent } from './card-content.ts';

/** An answer that could be shorter: its length, and a card with only so much of it. */
interface Shortenable {
  field: string;
  unit: Overflow['unit'];
  count: number;
  shortened: (from: CardContent, count: number) => CardContent;
  /** A text that makes everything else smaller: how much of it any card has room for. */
  usual?: number;
}

/** A text shorter than this is not what is too much. */
const LONG = 40;
/** So many texts are named at most, the longest. */
const MOST_NAMED = 4;
/** Characters that any card has room for. */
const USUAL = { nomFormule: 60, compoFormule: 160, autreInfo: 120 } as const;
/** The part of a card's scale that texts longer than usual may take, all together. */
const TAKES = 0.1;

function firstSigns(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}

function texts({ formulas = [], infos, name }: CardContent): Shortenable[] {
  const text = (
    field: string,
    typed: string | undefined,
    withText: (from: CardContent, text: string) => CardContent,
    usual?: number,
  ): Shortenable => ({
    field,
    unit: 'caractère',
    count: Array.from(typed ?? '').length,
    shortened: (from, count) => withText(from, firstSigns(typed ?? '', count)),
    ...(usual && { usual }),
  });
  const ofFormulas = formulas.flatMap((formula, rank) =>
    (['nomFormule', 'compoFormule'] as const).map((one) => {
      const withText = (from: CardContent, said: string) => ({
        ...from,
        formulas: (from.formulas ?? []).map((each, at) => (at === rank ? { ...each, [one]: said } : each)),
      });
      return text(`${formula.path}.${one}`, formula[one], withText, USUAL[one]);
    }),
  );
  const ofInfos = Object.entries(infos ?? {}).map(([one, typed]) => {
    const withText = (from: CardContent, said: string) => ({
      ...from,
      infos: { ...from.infos, [one as keyof CardInfos]: said },
    });
    return text(`autresInfos.${one}`, typed, withText, one === 'autreInfo' ? USUAL.autreInfo : undefined);
  });
  const ofName = text('autresInfos.nomPdv', name, (from, said) => ({ ...from, name: said }));
  return [ofName, ...ofInfos, ...ofFormulas]
    .filter(({ count }) => count > LONG)
    .sort((a, b) => b.count - a.count);
}

function withDrinks(card: CardContent, count: number): CardContent {
  let left = count;
  const families = card.families.map((family) => {
    const drinks = family.drinks.slice(0, left);
    left -= drinks.length;
    return { ...family, drinks };
  });
  return { ...card, families: families.filter(({ drinks }) => drinks.length > 0) };
}

function entries({ families, cocktails = [], formulas = [] }: CardContent): Shortenable[] {
  return [
    {
      field: 'infocarte.boissons',
      unit: 'boisson',
      count: families.reduce((sum, { drinks }) => sum + drinks.length, 0),
      shortened: withDrinks,
    },
    {
      field: 'infopdv.formules',
      unit: 'formule',
      count: formulas.length,
      shortened: (from, count) => ({ ...from, formulas: formulas.slice(0, count) }),
    },
    {
      field: 'infocarte.cocktails',
      unit: 'cocktail',
      count: cocktails.length,
      shortened: (from, count) => ({ ...from, cocktails: cocktails.slice(0, count) }),
    },
  ];
}

/**
 * Texts for which the rest of a card would have to be set much smaller than beside a usual length of theirs, and how
 * much of each leaves it its size.
 */
export function crowdingTexts(
  card: CardContent,
  scaleOf: (card: CardContent) => number | null,
  canBeSetAt: (card: CardContent, scale: number) => boolean,
): Overflow[] {
  const long = texts(card).filter(({ count, usual = count }) => count > usual);
  if (long.length === 0) return [];
  const briefly = (most: number) =>
    long.reduce((from, { shortened, usual = most }) => shortened(from, Math.min(usual, most)), card);
  // A full card has no room for usual lengths either.
  for (const most of [Infinity, LONG]) {
    const brief = briefly(most);
    const fair = scaleOf(brief);
    if (fair === null) continue;
    const least = fair * (1 - TAKES / long.length);
    return long.slice(0, MOST_NAMED).flatMap(({ field, unit, count, usual = most, shortened }) => {
      const known = Math.min(usual, most);
      const leavesRoom = (some: number) => canBeSetAt(shortened(brief, known + some), least);
      if (leavesRoom(count - known)) return [];
      return [{ field, fits: known + howManyFit(count - known, leavesRoom), unit }];
    });
  }
  return [];
}

/** Those that alone, shortened to at least one, let the card be set; with exactly how much of each. */
function enoughAlone(
  answers: readonly Shortenable[],
  card: CardContent,
  canBeSet: (card: CardContent) => boolean,
): Overflow[] {
  return answers.flatMap(({ field, unit, count, shortened }) => {
    if (count <= 1 || !canBeSet(shortened(card, 1))) return [];
    const fits = 1 + howManyFit(count - 1, (some) => canBeSet(shortened(card, 1 + some)));
    return [{ field, fits, unit }];
  });
}

/**
 * Which answers of a card that cannot be set, each shortened alone, would let it be, and to how much; of texts if any,
 * else of choices. The format with 0 where nothing alone is enough.
 */
export function cardOverflow(card: CardContent, canBeSet: (card: CardContent) => boolean): Overflow[] {
  const ofTexts = enoughAlone(texts(card).slice(0, MOST_NAMED), card, canBeSet);
  if (ofTexts.length > 0) return ofTexts;
  const ofEntries = enoughAlone(entries(card), card, canBeSet);
  return ofEntries.length > 0 ? ofEntries : [{ field: 'infocarte.format', fits: 0, unit: 'format' }];
}
