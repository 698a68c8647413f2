import type { Compared, Figures, KeptPromises } from '@ardoise/domain/contract/figures.ts';
import { FEWEST_FOR_A_SHARE, type HeldBy, type PromisedIn } from '@ardoise/domain/rules/figures.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import { counted, formatNumber, formatPercent, NBSP } from '../../components/format-number.ts';

/** '–': what cannot be given. */
export const NOT_GIVEN = '–';

export const HELD_WORDS: Record<HeldBy, string> = {
  agence: 'Agence',
  accords: 'Accords',
  impression: 'Impression et livraison',
  pose: 'Pose',
};

export const RETURNED_BY: Record<Party, string> = {
  dc: 'Le délégué commercial',
  agence: 'L’agence',
  client: 'Le client',
  siege: 'Le siège',
  imprimeur: 'L’imprimeur',
  installateur: 'L’installateur',
};

export const PROMISE_WORDS: Record<PromisedIn, string> = {
  Agence: 'Création',
  Prévisite: 'Premier contact',
  Impression: 'Livraison, jour promis',
};

/** '9,7', one decimal unless it is whole; '–' for too few cases. */
export function dayWords(days: number | null): string {
  return days === null ? NOT_GIVEN : formatNumber(days);
}

/** '61 %', or '3 sur 8' under ten cases; '–' without any. */
export function shareWords(part: number, whole: number): string {
  if (whole === 0) return NOT_GIVEN;
  if (whole < FEWEST_FOR_A_SHARE) return `${part} sur ${whole}`;
  return formatPercent(Math.round((100 * part) / whole));
}

/** The number before; '–' where nothing is compared. */
export function beforeWords({ avant }: Compared): string {
  return avant === null ? NOT_GIVEN : formatNumber(avant);
}

/** The most frequent cause; null without a return. */
export function firstCause({ causes }: Figures['retours']): Figures['retours']['causes'][number] | null {
  const [first] = causes.filter(({ n }) => n > 0).toSorted((one, other) => other.n - one.n);
  return first ?? null;
}

export interface Change {
  /** Where the number went. */
  direction: 'up' | 'down' | 'same';
  /** Only where one direction is better for sure. */
  tone: 'good' | 'bad' | '';
  words: string;
}

/** By how much a number changed; null where nothing is compared. `better`: the direction that is better, if one is. */
export function changeOf(
  now: number | null,
  before: number | null,
  unit: [one: string, many: string],
  better: 'up' | 'down' | null = null,
): Change | null {
  if (now === null || before === null) return null;
  const difference = Math.round((now - before) * 10) / 10;
  if (difference === 0) return { direction: 'same', tone: '', words: 'comme avant' };
  const direction = difference > 0 ? 'up' : 'down';
  const [one, many] = unit;
  const amount = Math.abs(difference);
  const unitWords = amount < 2 ? one : many;
  const named = unitWords === '' ? '' : `${unitWords} `;
  return {
    direction,
    tone: better === null ? '' : direction === better ? 'good' : 'bad',
    words: `${formatNumber(amount)}${NBSP}${named}de ${difference > 0 ? 'plus' : 'moins'}${named === '' ? ' qu’avant' : ''}`,
  };
}

/** Percentage points of a share, none under ten cases on either side. */
export function pointsOf(part: Compared, whole: Compared): [now: number | null, before: number | null] {
  const share = (n: number, of: number) => (of < FEWEST_FOR_A_SHARE ? null : Math.round((100 * n) / of));
  return [
    share(part.n, whole.n),
    part.avant === null || whole.avant === null ? null : share(part.avant, whole.avant),
  ];
}

/** Kept promises and all of them, compared. */
export function keptShare({ tenus, retards, tenusAvant, retardsAvant }: KeptPromises): [Compared, Compared] {
  const before = tenusAvant === null || retardsAvant === null ? null : tenusAvant + retardsAvant;
  return [
    { n: tenus, avant: tenusAvant },
    { n: tenus + retards, avant: before },
  ];
}

/** The parts of 100, by largest remainder: they add up. */
export function hundredths(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / whole);
  const floors = exact.map(Math.floor);
  const left = 100 - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part) }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, left)
    .map(({ index }) => index);
  return floors.map((part, index) => part + (byRemainder.includes(index) ? 1 : 0));
}

/** 'La plus demandée : Carte Brasserie, 98 commandes sur 267.' */
export function mostOrdered({ faites, parSupport }: Figures['commandes']): string {
  const [most] = parSupport.toSorted((one, other) => other.faites.n - one.faites.n);
  if (most === undefined || most.faites.n === 0) return '';
  return `Le support le plus demandé${NBSP}: ${most.support}, ${most.faites.n} sur ${faites.n}.`;
}

/** 'L’attente la plus longue est Validation Client : une fois sur dix, plus de 9 jours.' */
export function longestWait({ passages }: Figures['temps']): string {
  const [longest] = passages
    .filter(({ decile }) => decile !== null)
    .toSorted((one, other) => (other.decile ?? 0) - (one.decile ?? 0));
  if (longest?.decile == null) return '';
  return `L’attente la plus longue est en ${longest.statut}${NBSP}: une fois sur dix, plus de ${counted(Math.floor(longest.decile), 'jour', 'jours')}.`;
}
