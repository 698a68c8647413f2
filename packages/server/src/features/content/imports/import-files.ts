import { csvLine } from '@ardoise/domain/content/catalogue-lists/csv-cell.ts';
import { problemsIn } from '@ardoise/domain/content/imports/import-subject.ts';
import { REASON_COLUMN } from '@ardoise/domain/content/imports/read-line.ts';
import type { Pool } from 'pg';
import type { ImportArea } from './areas/import-area.ts';
import { listRefused } from './import-lines.repository.ts';
import type { ImportRow } from './imports.repository.ts';

const BATCH = 1000;
/** Byte order mark: a spreadsheet reads the accents by it. */
const CSV_MARK = '\ufeff';

/** The refused lines as they were read, with the reason in a last column. */
export async function* refusedLines(pool: Pool, { id, header }: ImportRow): AsyncGenerator<string> {
  const kept = header.filter((heading) => heading !== REASON_COLUMN);
  yield CSV_MARK + csvLine([...kept, REASON_COLUMN]);
  for (let after = 0; ; ) {
    const lines = await listRefused(pool, id, after, BATCH);
    yield lines
      .map(({ cells, reason }) => {
        const own = header.flatMap((heading, place) =>
          heading === REASON_COLUMN ? [] : [cells[place] ?? ''],
        );
        const problems = reason === null ? [] : problemsIn(reason);
        return csvLine([...own, problems.map(({ quoi, remede }) => `${quoi} ${remede}`).join(' ')]);
      })
      .join('');
    const last = lines.at(-1);
    if (last === undefined || lines.length < BATCH) return;
    after = last.line;
  }
}

/** The columns of a subject, without lines. */
export function* modelLines({ subject }: ImportArea): Generator<string> {
  yield CSV_MARK + csvLine(subject.columns.map(({ name }) => name));
}

/** All entries in the columns of their import. */
export async function* entryLines(pool: Pool, area: ImportArea): AsyncGenerator<string> {
  yield* modelLines(area);
  for await (const entries of area.exported(pool))
    yield entries
      .map((values) => csvLine(area.subject.columns.map(({ name }) => values[name] ?? '')))
      .join('');
}
