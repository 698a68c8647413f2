import type { Box } from '../mark.ts';
import { arrangeCard } from './arrange-card.ts';
import { type Arrangement, arrangementsOf, isSameArrangement } from './arrangements.ts';
import type { CardLook } from './card-look.ts';
import { cardSetting, LEAST_TYPE } from './card-setting.ts';
import type { PreparedCard } from './prepare-card.ts';
import type { Stack } from './stack.ts';

/** Layout of the last drawing: passed as `keep`, it prevents jumps during input. */
export interface KeptLayout {
  way: Arrangement;
  scale: number;
}

/** What does not change during a search. */
export interface SearchSpace {
  card: PreparedCard;
  look: CardLook;
  rooms: readonly Box[];
  /** Size of the sheet: 1 on an A4. */
  sheet: number;
}

/** A card arranged at a scale. */
export interface ArrangedCard extends KeptLayout {
  stacks: readonly Stack[];
  broken: number;
  holes: number;
  fits: boolean;
}

/** Scales are tried in integer percent: least, and largest on an A4. */
const [LEAST_PERCENT, LARGEST_PERCENT] = [50, 175];
/** Scales of a card that does not fit, with no least size of type. */
const SMALLER_PERCENT = [2, 75] as const;
/** Above this scale no name breaks. */
const UNBROKEN_ABOVE = 0.9;
/** A kept arrangement may lose this part of its scale before others are tried. */
const GIVES_WAY = 0.1;

function arranged(space: SearchSpace, way: Arrangement, percent: number, least: number): ArrangedCard {
  const { card, look, rooms, sheet } = space;
  const scale = percent / 100;
  const stacks = arrangeCard(cardSetting(card, look, { scale, sheet, least }), way, rooms);
  const blocks = stacks.flatMap((stack) => stack.blocks);
  const sumOf = (flaw: 'broken' | 'holes') => blocks.reduce((sum, block) => sum + (block[flaw] ?? 0), 0);
  const broken = sumOf('broken');
  const legible = least === 0 || !blocks.some(({ illegible }) => illegible);
  const fits = stacks.every((stack) => stack.fits) && legible && (scale <= UNBROKEN_ABOVE || broken === 0);
  return { way, scale, stacks, broken, holes: sumOf('holes'), fits };
}

/** The largest scale at which an arrangement fits, by bisection; null if it does not even at the first. */
function largest(
  space: SearchSpace,
  way: Arrangement,
  [from, to]: readonly [number, number],
  least = LEAST_TYPE,
): ArrangedCard | null {
  let best = arranged(space, way, from, least);
  if (!best.fits) return null;
  const top = arranged(space, way, to, least);
  if (top.fits) return top;
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const next = arranged(space, way, middle, least);
    if (next.fits) [low, best] = [middle, next];
    else high = middle;
  }
  return best;
}

/** The same, where it is probably the scale of before: two tries, instead of a bisection. */
function largestNear(space: SearchSpace, way: Arrangement, before: number): ArrangedCard | null {
  const range = percentsOf(space);
  const percent = Math.min(range[1], Math.max(range[0], Math.round(before * 100)));
  const same = arranged(space, way, percent, LEAST_TYPE);
  const larger = percent < range[1] && arranged(space, way, percent + 1, LEAST_TYPE).fits;
  return same.fits && !larger ? same : largest(space, way, range);
}

/** Large type, no broken names, flaps of one height, no holes, drinks first. Never more than the scale. */
function worth({ scale, broken, holes, stacks, way }: ArrangedCard, { card, rooms }: SearchSpace): number {
  const height = rooms[0]?.h ?? 1;
  const [a, b] = stacks.map(({ need }) => need / height);
  const uneven = a === undefined ? 0 : b === undefined ? (1 - a) * 0.12 : Math.abs(a - b) * 0.3;
  const breaks = 0.3 * Math.min(1, broken / Math.max(1, card.drinks + card.lines));
  const order = way.spread === 'cocktails-drinks-formulas' ? 0.12 : 0;
  return scale * (1 - breaks) - Math.max(0, uneven) - (holes / height) * 0.9 - order;
}

function percentsOf({ sheet }: SearchSpace): [number, number] {
  return [LEAST_PERCENT, Math.floor(LARGEST_PERCENT * Math.min(1.2, sheet))];
}

const waysOf = ({ card, rooms }: SearchSpace) => arrangementsOf(card, rooms[0]?.w ?? 0);

function bestOf(space: SearchSpace): ArrangedCard | null {
  const [from, to] = percentsOf(space);
  let best: { layout: ArrangedCard; worth: number } | null = null;
  for (const way of waysOf(space)) {
    // An arrangement is worth its scale at most: one that does not fit above the best one's worth cannot win.
    const above: number = best === null ? from : Math.max(from, Math.floor(best.worth * 100) + 1);
    const layout = above > to ? null : largest(space, way, [above, to]);
    const value = layout === null ? -Infinity : worth(layout, space);
    if (layout !== null && (best === null || value > best.worth)) best = { layout, worth: value };
  }
  return best?.layout ?? null;
}

/**
 * The best arrangement at its largest scale; null where nothing fits at the least size of type. With `keep` the other
 * arrangements are not tried as long as the card fits it at about its scale.
 */
export function searchSetting(space: SearchSpace, keep: KeptLayout | undefined): ArrangedCard | null {
  const way = keep && waysOf(space).find((one) => isSameArrangement(one, keep.way));
  const held = way && largestNear(space, way, keep.scale);
  if (keep && held && held.scale > keep.scale * (1 - GIVES_WAY)) return held;
  return bestOf(space);
}

/** Whether a card can be set at the least size of type, at its least scale or another one. */
export function canBeSet(space: SearchSpace, scale = 0): boolean {
  const [from] = percentsOf(space);
  const percent = Math.max(from, Math.ceil(scale * 100));
  return waysOf(space).some((way) => arranged(space, way, percent, LEAST_TYPE).fits);
}

/** Fallback of a card that does not fit: smaller than printable, inside the sheet. Never fails: it may be signed. */
export function searchSmaller(space: SearchSpace): ArrangedCard {
  const [smallest] = SMALLER_PERCENT;
  const layouts = waysOf(space).map(
    (way) => largest(space, way, SMALLER_PERCENT, 0) ?? arranged(space, way, smallest, 0),
  );
  return layouts.reduce((best, layout) => (layout.scale > best.scale ? layout : best));
}
