import { createHash } from 'node:crypto';
import { rankOfEffect, writesEntry } from '@ardoise/domain/content/imports/import-effects.ts';
import { type LineProblem, reasonOf } from '@ardoise/domain/content/imports/import-subject.ts';
import { type FileColumns, findColumns, readLine } from '@ardoise/domain/content/imports/read-line.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { findOpenAccount } from '../../base/people/users.repository.ts';
import type { EntryChange, ImportArea, LineToJudge, Verdict } from './areas/import-area.ts';
import type { JudgedLine, StoredLine } from './import-lines.repository.ts';
import type { ImportRow } from './imports.repository.ts';

/** A judged line with the entry that it writes; null where it writes none. */
interface Judged {
  line: JudgedLine;
  change: EntryChange | null;
}

/** Order of keys is no difference: PostgreSQL stores jsonb in its own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, part]) => [key, canonical(part)]),
  );
}

function fingerprintOf({ effect, before, after }: Verdict): string {
  const written = writesEntry(effect) ? [before ?? null, after ?? null] : effect;
  return createHash('sha256')
    .update(JSON.stringify(canonical(written)))
    .digest('base64');
}

function columnsOf({ header }: ImportRow, { subject }: ImportArea): FileColumns {
  const columns = findColumns(header, subject.columns);
  if (typeof columns === 'string') throw new Error(`the stored header is none: ${columns}`);
  return columns;
}

function twinProblem(
  { key, keyTwin }: StoredLine,
  values: Record<string, string>,
  { subject }: ImportArea,
): LineProblem | null {
  if (keyTwin === null) return null;
  if (!values[subject.key])
    return {
      quoi: `C’est la même entrée qu’à la ligne ${keyTwin}.`,
      remede: 'Gardez une seule des deux lignes, ou donnez-leur des noms différents.',
    };
  const { label } = subject.columns.find(({ name }) => name === subject.key) ?? { label: subject.key };
  return {
    quoi: `${label} «\u00a0${key}\u00a0»\u00a0: aussi à la ligne ${keyTwin}.`,
    remede: 'Gardez une seule des deux lignes.',
  };
}

/** A line refused for its cells, or what the area judges. */
function read(
  stored: StoredLine,
  columns: FileColumns,
  width: number,
  area: ImportArea,
): LineToJudge | Verdict {
  const { key, alikeTwin, cells } = stored;
  if (cells === null) return { key, values: {}, absent: true, alikeTwin };
  const { values, problems } = readLine(cells, columns, area.subject.columns, width);
  const twin = twinProblem(stored, values, area);
  const motif = reasonOf(twin === null ? problems : [...problems, twin]);
  if (motif !== null) return { effect: 'refusee', nom: area.nameOf(values), precision: key, motif };
  return { key, values, absent: false, alikeTwin };
}

function present(stored: StoredLine, verdict: Verdict): JudgedLine {
  const {
    effect,
    flag = false,
    nom,
    precision = '',
    image = null,
    differences = [],
    notes = [],
    motif = null,
  } = verdict;
  const fingerprint = fingerprintOf(verdict);
  return {
    line: stored.line,
    effect,
    rank: rankOfEffect(effect === 'modifiee' && flag ? 'averifier' : effect),
    flag,
    differs: stored.fingerprint !== null && stored.fingerprint !== fingerprint,
    shown: { nom, precision, image, differences, notes, motif },
    fingerprint,
  };
}

/**
 * Judges lines of an import: what each will do, against the entries as they are now.
 * @param forUpdate locks the entries, for the write
 */
export async function judgeLines(
  tx: Transaction,
  area: ImportArea,
  row: ImportRow,
  lines: readonly StoredLine[],
  forUpdate: boolean,
): Promise<Judged[]> {
  const columns = columnsOf(row, area);
  const readLines = lines.map((line) => read(line, columns, row.header.length, area));
  const sound = readLines.filter((each): each is LineToJudge => 'values' in each);
  const by = row.name === null ? null : await findOpenAccount(tx, row.name);
  const verdicts = await area.judge(tx, sound, { forUpdate, pictures: row.pictures, by });
  let judged = 0;
  return lines.map((stored, index) => {
    const each = readLines[index];
    const verdict = each !== undefined && 'values' in each ? verdicts[judged++] : each;
    if (verdict === undefined) throw new Error('an area judges every line that it is given');
    const { effect, nom: label, before = null, after = null } = verdict;
    return {
      line: present(stored, verdict),
      change: writesEntry(effect) ? { entry: stored.key, label, effect, before, after } : null,
    };
  });
}
