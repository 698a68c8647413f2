import type { Habits } from './habits.ts';
import type { Judged } from './judge-line.ts';
import { isLess, isTight, startsLower } from './looks.ts';
import { isSentence } from './no-dish.ts';

/**
 * Lines without a price: few are names, which the card shows by the place that it gives them. What is said of a dish
 * belongs to it, and the rest is left out: a line that the card does not have is worse than a detail that is lost.
 */

/** Whether a priced line of their section follows, only other sections, or nothing. */
export type Place = 'between' | 'last' | 'ended';

interface Surroundings {
  place: Place;
  /** No other line in the style of names stands beside it without a price, as courses of a menu do. */
  alone: boolean;
  /** A line of the section stands above it. */
  below: boolean;
  /** Its section has the price of all its dishes in its title. */
  common: boolean;
}

/** Whether the card gives a line without a price a place as a name. */
export function hasPlaceOfName(one: Judged, around: Surroundings, habits: Habits): boolean {
  if (one.unsure === true || one.line.blank === true) return true;
  if (isLess(one, habits)) return false;
  if (around.common) return !startsLower(one) || habits.detailsDiffer || habits.lowerNames;
  if (startsLower(one) || isSentence(one.words)) return false;
  if (!habits.priced) return !around.below || !isTight(one);
  return around.place === 'between' && around.alone && (around.below ? habits.detailsDiffer : isTight(one));
}

/** Whether a line belongs to the dish above it; below the last price of all stands the foot of the card. */
export function belongsToDish(one: Judged, above: Judged | undefined, place: Place, habits: Habits): boolean {
  if (one.apart === true || !(isTight(one) || habits.spaced)) return false;
  if (place === 'between' || isLess(one, habits) || startsLower(one)) return true;
  if (above?.line.full === true) return true;
  return !habits.detailsDiffer && (place === 'last' || above === undefined);
}
