import {
  IMPORT_EFFECTS,
  type ImportEffect,
  writesEntry,
} from '@ardoise/domain/content/imports/import-effects.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { asPerson } from '../../../http/request-origin.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { findOpenAccount } from '../../base/people/users.repository.ts';
import { EntryChanged, type ImportWriter } from './areas/import-area.ts';
import { importArea } from './areas/import-areas.ts';
import { nextLines } from './import-lines.repository.ts';
import {
  findImport,
  finishApplying,
  holdArea,
  holdImport,
  type ImportRow,
  moveImport,
  noteProgress,
} from './imports.repository.ts';
import { judgeLines } from './judge-lines.ts';

/** What the work on imports needs; a command sends no mails. */
export interface ImportContext {
  pool: Pool;
  mails: MailQueue | null;
}

/** Lines in memory at once. */
const BATCH = 1000;
const WRITTEN = (Object.keys(IMPORT_EFFECTS) as ImportEffect[]).filter(writesEntry);
export const STALE =
  'Quelqu’un a changé des éléments de ce fichier depuis l’essai\u00a0: voici ce que l’import ferait maintenant. Rien n’est encore changé.';

/** Judges lines again under the entries' locks, and writes them. @throws EntryChanged when one differs from the dry run */
async function writeNext(
  tx: Transaction,
  row: ImportRow,
  after: number,
  as: ImportWriter,
): Promise<number | null> {
  const area = importArea(row.area, row.list);
  const lines = await nextLines(tx, row.id, after, WRITTEN, BATCH);
  const judged = await judgeLines(tx, area, row, lines, true);
  if (judged.some(({ line }) => line.differs)) throw new EntryChanged('judged otherwise than in the dry run');
  await area.write(
    tx,
    judged.flatMap(({ change }) => change ?? []),
    as,
  );
  return lines.length < BATCH ? null : (lines.at(-1)?.line ?? null);
}

async function writeAll({ pool, mails }: ImportContext, id: number, signal: AbortSignal): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // A concurrent process, or a retry, finds it locked or written.
    if (!(await holdImport(tx, id))) return;
    const row = await findImport(tx, id);
    if (row?.state !== 'ecriture') return;
    await holdArea(tx, row.area, row.list);
    const importId = await recordContentChange(tx, {
      area: row.area,
      list: row.list,
      label: row.file_name,
      act: 'import',
    });
    const by = row.name === null ? null : await findOpenAccount(tx, row.name);
    let done: number | null = 0;
    while (done !== null) {
      signal.throwIfAborted();
      done = await writeNext(tx, row, done, { importId, by, mails });
      // Outside of the transaction, so that it is seen before the commit.
      if (done !== null) await noteProgress(pool, id, done);
    }
    await finishApplying(tx, id, importId);
  });
}

/**
 * Writes the good lines of a dry run in one transaction, all or none, with their lines of the log. Where somebody
 * changed an entry since the dry run nothing is written: it is judged again, and its differences are shown.
 */
export async function writeImport(
  context: ImportContext,
  row: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const { pool } = context;
  const { id, uid, name } = row;
  if (row.state === 'attente' && !(await moveImport(pool, id, ['attente'], 'ecriture'))) return;
  try {
    const who = uid === null || name === null ? null : { uid, name };
    await asPerson(who, () => writeAll(context, id, signal));
  } catch (error) {
    if (!(error instanceof EntryChanged)) throw error;
    await moveImport(pool, id, ['ecriture'], 'lecture', STALE);
  }
}
