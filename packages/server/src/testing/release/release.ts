import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The copies of released databases, each in a folder named after its last migration. */
export const RELEASES = path.resolve(import.meta.dirname, '../../db/releases');

/** The names of the copies, oldest first. */
export async function releaseNames(): Promise<string[]> {
  return (await readdir(RELEASES)).filter((name) => /^\d{4}$/.test(name)).sort();
}

/** The migrations that have landed, as each release records them. */
export const LANDED_MIGRATIONS = path.resolve(import.meta.dirname, '../../db/landed-migrations.json');

/** A landed migration: its file is immutable. */
export interface LandedMigration {
  readonly name: string;
  /** Of the file, in hex: equals `schema_migration`. */
  readonly sha256: string;
}

/** `release.json` of a copy: its migrations create the tables, `rows/<table>.copy.br` fills them (COPY, text format, brotli). */
export interface Release {
  /** The number of the last migration. */
  readonly name: string;
  readonly recordedAt: string;
  readonly migrations: readonly LandedMigration[];
  /** Sorted by foreign keys: no table references a later one. */
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly rows: number;
  }[];
  readonly sequences: readonly { readonly name: string; readonly last: number }[];
}
