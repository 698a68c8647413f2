/** A word of the index, or all that begin so. */
export interface Alternative {
  lexeme: string;
  prefix: boolean;
}

/** What a project has to hold: of each group, at least one. */
export type Lookup = readonly (readonly Alternative[])[];

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** A lookup as PostgreSQL's `tsquery` is written: the groups that are quickly compared with a row stand first. */
export function tsquery(lookup: Lookup): string {
  return lookup
    .toSorted((one, other) => one.length - other.length)
    .map(
      (group) => `(${group.map(({ lexeme, prefix }) => quoted(lexeme) + (prefix ? ':*' : '')).join(' | ')})`,
    )
    .join(' & ');
}

/** A lookup as the database is asked: what its index has to hold, word by word, and what each row found so is then asked. */
export interface Reading {
  inIndex: readonly string[];
  onRows: string | null;
}
