import type { FiguresQuery } from '@ardoise/domain/contract/figures.ts';
import { PROJECT_TYPES, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import {
  type Period,
  READY_PERIODS,
  type ReadyPeriod,
  readyPeriod,
} from '@ardoise/domain/rules/figure-period.ts';
import {
  COMPARED_BY,
  COMPARISONS,
  type ComparedBy,
  type Comparison,
  type FigureList,
  writeFigureList,
} from '@ardoise/domain/rules/figures.ts';
import { searchChoice, searchText } from '../../components/projects/list-order.ts';

/** What the page shows, as its address has it; empty filters are inactive. */
export interface FigureView {
  /** A ready period, or two dates. */
  periode: ReadyPeriod | Period;
  comparer: Comparison;
  type: ProjectType | '';
  /** Usernames. */
  agence: string;
  smhf: string;
  par: ComparedBy | '';
}

const USUAL: ReadyPeriod = '12semaines';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readPeriod(search: Readonly<Record<string, string>>): FigureView['periode'] {
  const [du, au] = [searchText(search.du), searchText(search.au)];
  if (DAY.test(du) && DAY.test(au)) return { du, au };
  return searchChoice(search.periode, READY_PERIODS) || USUAL;
}

/** Parses the address; ignores what it does not know. */
export function readView(search: Readonly<Record<string, string>>): FigureView {
  return {
    periode: readPeriod(search),
    comparer: searchChoice(search.comparer, COMPARISONS) || 'avant',
    type: searchChoice(search.type, PROJECT_TYPES),
    agence: searchText(search.agence),
    smhf: searchText(search.smhf),
    par: searchChoice(search.par, COMPARED_BY),
  };
}

/** The address of a view: omits defaults. */
export function writeView(view: FigureView): Record<string, string> {
  const { periode, comparer, type, agence, smhf, par } = view;
  const period = typeof periode === 'string' ? { periode: periode === USUAL ? '' : periode } : periode;
  const all = { ...period, comparer: comparer === 'avant' ? '' : comparer, type, agence, smhf, par };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

export function daysOfView({ periode }: FigureView, today: string): Period {
  return typeof periode === 'string' ? readyPeriod(periode, today) : periode;
}

/** The call of a view, as of today. */
export function queryOf(view: FigureView, today: string): FiguresQuery {
  return {
    ...daysOfView(view, today),
    comparer: view.comparer,
    type: view.type || undefined,
    agence: view.agence || undefined,
    smhf: view.smhf || undefined,
    par: view.par || undefined,
  };
}

/** The list behind a figure of this view: the same period and filters, and what the figure counts. */
export function listOf(
  view: FigureView,
  period: Period,
  part: Omit<FigureList, 'du' | 'au'>,
): Record<string, string> {
  const { type, agence, smhf } = view;
  const filters = Object.fromEntries(Object.entries({ type, agence, smhf }).filter(([, value]) => value));
  const { du, au } = period;
  return { q_vue: 'tout', q_chiffre: writeFigureList({ ...filters, ...part, du, au }) };
}

const KEPT = 'ardoise.chiffres.';

/** The address that this account looked at last on this device; empty without one, or with blocked storage. */
export function keptView(username: string): Record<string, string> {
  try {
    return Object.fromEntries(new URLSearchParams(localStorage.getItem(KEPT + username) ?? ''));
  } catch {
    // Blocked storage: the usual period.
    return {};
  }
}

export function keepView(username: string, search: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(KEPT + username, new URLSearchParams(search).toString());
  } catch {
    // Blocked storage: it is not remembered.
  }
}
