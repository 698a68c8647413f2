import {
  CONTENT_ACTS,
  CONTENT_AREAS,
  type ContentAct,
  type ContentArea,
} from '@ardoise/domain/content/content-log.ts';
import { searchText } from '../../../components/projects/list-order.ts';

/** Filters of the log, from the URL; undefined ones are inactive. */
export interface ContentLogFilters {
  zone?: ContentArea | undefined;
  acte?: ContentAct | undefined;
  personne?: string | undefined;
  /** Words of what was changed. */
  nom?: string | undefined;
  liste?: string | undefined;
  entree?: string | undefined;
  /** Days, yyyy-MM-dd, inclusive. */
  du?: string | undefined;
  au?: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the URL; ignores invalid parameters. */
export function readLogFilters(search: Record<string, unknown>): ContentLogFilters {
  const text = (key: keyof ContentLogFilters) => searchText(search[key]) || undefined;
  const day = (key: 'du' | 'au') => (DAY.test(text(key) ?? '') ? text(key) : undefined);
  const among = <Value extends string>(key: 'zone' | 'acte', values: Record<Value, string>) => {
    const given = text(key);
    return given !== undefined && Object.hasOwn(values, given) ? (given as Value) : undefined;
  };
  return {
    zone: among<ContentArea>('zone', CONTENT_AREAS),
    acte: among<ContentAct>('acte', CONTENT_ACTS),
    personne: text('personne'),
    nom: text('nom'),
    liste: text('liste'),
    entree: text('entree'),
    du: day('du'),
    au: day('au'),
  };
}

export const hasLogFilters = (filters: ContentLogFilters) =>
  Object.values(filters).some((value) => value !== undefined);
