import { READ_DOCUMENTS, type ReadDocument } from '@ardoise/domain/base/privacy-words.ts';

/** Filters of the tracks of reads, from the URL; absent ones are inactive. */
export interface ReadFilters {
  projet?: string;
  personne?: string;
  document?: ReadDocument;
  /** Days, yyyy-MM-dd, inclusive. */
  du?: string;
  au?: string;
}

const SHAPES: Record<keyof ReadFilters, RegExp> = {
  projet: /^[0-9a-f]{24}$/,
  personne: /\S/,
  document: new RegExp(`^(${Object.keys(READ_DOCUMENTS).join('|')})$`),
  du: /^\d{4}-\d{2}-\d{2}$/,
  au: /^\d{4}-\d{2}-\d{2}$/,
};

/** Only what is filled in, and well formed. */
export function presentFilters(search: Readonly<Record<string, unknown>> | ReadFilters): ReadFilters {
  const given = search as Readonly<Record<string, unknown>>;
  const kept = Object.entries(SHAPES).flatMap(([key, shape]) => {
    const value = given[key];
    return typeof value === 'string' && shape.test(value) ? [[key, value]] : [];
  });
  return Object.fromEntries(kept) as ReadFilters;
}
