import path from 'node:path';

/** Where the copies of released databases are, each in a folder named by its last migration. */
export const RELEASES = path.resolve(import.meta.dirname, '../../db/releases');

/** The migrations that have landed, as each release records them. */
export const LANDED_MIGRATIONS = path.resolve(import.meta.dirname, '../../db/landed-migrations.json');

/** A migration that has landed: its file may never change again. */
export interface LandedMigration {
  readonly name: string;
  /** Of the file, in hex: what `schema_migration` keeps. */
  readonly sha256: string;
}

/** What `release.json` says of a copy: `schema.sql` makes the tables, `rows/<table>.copy` fills them (COPY, text format). */
export interface Release {
  /** The number of the last migration. */
  readonly name: string;
  readonly recordedAt: string;
  readonly migrations: readonly LandedMigration[];
  /** In an order in which none refers to a later one. */
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly rows: number;
  }[];
  readonly sequences: readonly { readonly name: string; readonly last: number }[];
}
