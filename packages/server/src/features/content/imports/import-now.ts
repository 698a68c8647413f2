import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import { isUnderWay } from '@ardoise/domain/content/imports/import-effects.ts';
import type { Pool } from 'pg';
import { findImport, type ImportRow } from './imports.repository.ts';
import { requestWrite } from './request-write.ts';
import { runImports } from './run-imports.ts';
import { type ImportFile, storeImport } from './store-import.ts';

/** A server may be at work on the same import. */
const LOOK_MS = 200;

async function settled(pool: Pool, id: number): Promise<ImportRow> {
  while (true) {
    await runImports({ pool, mails: null }, new AbortController().signal);
    const row = await findImport(pool, id);
    if (row === null) throw new Error(`import ${id} is gone`);
    if (!isUnderWay(row.state)) return row;
    await wait(LOOK_MS);
  }
}

/**
 * Imports a file at once, by the same rules as the screen: good lines are written, refused ones are not. Returns the
 * import at its end.
 * @throws ImportFileError for a file that cannot be read
 */
export async function importNow(pool: Pool, file: ImportFile): Promise<ImportRow> {
  const id = await storeImport(pool, null, file);
  const judged = await settled(pool, id);
  try {
    await requestWrite(pool, id, undefined, null);
  } catch (error) {
    // Nothing to write.
    if (error instanceof Refusal) return judged;
    throw error;
  }
  return settled(pool, id);
}
