/** A word of the index, or a prefix. */
export interface Alternative {
  lexeme: string;
  prefix: boolean;
}

/** A conjunction of groups: a project must contain at least one word of each. */
export type Lookup = readonly (readonly Alternative[])[];

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** A lookup in PostgreSQL's `tsquery` syntax: groups that are cheap to compare with a row are first. */
export function tsquery(lookup: Lookup): string {
  return lookup
    .toSorted((one, other) => one.length - other.length)
    .map(
      (group) => `(${group.map(({ lexeme, prefix }) => quoted(lexeme) + (prefix ? ':*' : '')).join(' | ')})`,
    )
    .join(' & ');
}

/** A lookup as executed: words for the index scan, and the filter on each matching row. */
export interface Reading {
  inIndex: readonly string[];
  onRows: string | null;
}
