import type { ProjectType } from '../projects/kinds.ts';
import type { Role } from '../projects/roles.ts';
import { FINAL_STATUSES, STATUSES, type Status } from '../projects/statuses.ts';
import { HOLDERS, holderOf, type Party } from './holder.ts';

/** What head office's figures count, and what is known of each (specification/figures.md#what-is-counted). */
export const FIGURE_NATURES = [
  'faite',
  'terminee',
  'arretee',
  'passage',
  'acceptee',
  'retour',
  'delai',
] as const;
export type FigureNature = (typeof FIGURE_NATURES)[number];

/** Figures that open their list of orders; promises as they were kept. */
export const LISTED_FIGURES = [
  'faite',
  'terminee',
  'arretee',
  'passage',
  'acceptee',
  'retour',
  'tenu',
  'retard',
] as const;
export type ListedFigure = (typeof LISTED_FIGURES)[number];

/** The orders behind a figure: its period, and which of its events; each figure has the fields of its own kind only. */
export interface FigureList {
  figure: ListedFigure;
  /** Days in Europe/Paris, both counted, yyyy-MM-dd. */
  du: string;
  au: string;
  /** Usernames of the agency and the SMHF at the time. */
  agence?: string;
  smhf?: string;
  type?: string;
  /** A passage's status, or the one that a day was promised in. */
  statut?: string;
  cause?: string;
  /** Who sent back. */
  partie?: string;
  /** Returns before the first accord; `MOST_RETURNS` for more. */
  retours?: string;
  /** Username of who promised; empty for the installers. */
  qui?: string;
}

const LIST_KEYS = [
  'du',
  'au',
  'agence',
  'smhf',
  'type',
  'statut',
  'cause',
  'partie',
  'retours',
  'qui',
] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** As a list's address has it, in one field: 'passage?du=2026-08-31&au=2026-11-22&statut=Agence'. */
export function writeFigureList({ figure, ...fields }: FigureList): string {
  const written = LIST_KEYS.flatMap((key) => {
    const value = fields[key];
    return value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`];
  });
  return `${figure}?${written.join('&')}`;
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Cut by whoever copied the address: it names nothing.
    return '';
  }
};

/** The same, read; null where it is none. */
export function readFigureList(text: string): FigureList | null {
  const [name, fields = ''] = text.split('?', 2);
  const figure = LISTED_FIGURES.find((known) => known === name);
  const read = new Map(fields.split('&').map((pair) => [pair.split('=', 1)[0], pair.split('=', 2)[1]]));
  const said = Object.fromEntries(
    LIST_KEYS.flatMap((key) => {
      const value = read.get(key);
      return value === undefined ? [] : [[key, decoded(value)]];
    }),
  ) as Partial<FigureList>;
  const { du = '', au = '' } = said;
  return figure !== undefined && DAY.test(du) && DAY.test(au) ? { ...said, figure, du, au } : null;
}

/** With whom a finished order has been since its signature; approvals are the dc's, the client's and head office's. */
export const HELD_BY = ['agence', 'accords', 'impression', 'pose'] as const;
export type HeldBy = (typeof HELD_BY)[number];

const GROUP_OF: Record<Party, HeldBy> = {
  dc: 'accords',
  client: 'accords',
  siege: 'accords',
  agence: 'agence',
  imprimeur: 'impression',
  installateur: 'pose',
};

/** The group in which the days of a status count; null of a final one. */
export function heldGroup(statut: Status, type: ProjectType): HeldBy | null {
  const holder = holderOf(statut, type);
  return holder === null ? null : GROUP_OF[holder];
}

/** The statuses whose passages are counted, in the order of the usual path. */
export const PASSED_STATUSES: readonly Status[] = STATUSES.filter(
  (statut) => !FINAL_STATUSES.includes(statut),
);

/** Who may send an order back, in the order in which they are listed. */
export const RETURNERS = HOLDERS.filter((party) => party !== 'agence');

/** Three returns and more are one line. */
export const MOST_RETURNS = 3;

/** Below these numbers of cases no share and no duration is given (specification/figures.md#few-cases). */
export const FEWEST_FOR_A_SHARE = 10;
export const FEWEST_FOR_A_DURATION = 5;

/** The statuses in which a day is promised: a proof, a call to the client, a delivery. */
export const PROMISED_IN = ['Agence', 'Prévisite', 'Impression'] as const satisfies readonly Status[];
export type PromisedIn = (typeof PROMISED_IN)[number];

/** The one that the agency gives. */
export const PROOF_PROMISED_IN: PromisedIn = 'Agence';

/** How a figure is compared: with as many weeks before, the same period a year ago, or not at all. */
export const COMPARISONS = ['avant', 'annee', 'rien'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** By what the orders of a period are compared with one another. */
export const COMPARED_BY = ['agence', 'support', 'smhf', 'mois', 'mdv', 'dc'] as const;
export type ComparedBy = (typeof COMPARED_BY)[number];

const OF_HEAD_OFFICE = ['agence', 'support', 'smhf', 'mois'] as const;
/** What each role compares by, the first one unless another is asked (specification/figures.md#who-reads-what). */
export const COMPARES: Partial<Record<Role, readonly [ComparedBy, ...ComparedBy[]]>> = {
  siege: OF_HEAD_OFFICE,
  administrator: OF_HEAD_OFFICE,
  smhf: ['mdv', 'dc', 'support', 'mois'],
  agence: ['support', 'mois'],
};

/** By person only what was made and ended: never a duration, a share or a rank. */
export const BY_PERSON: readonly ComparedBy[] = ['mdv', 'dc'];
