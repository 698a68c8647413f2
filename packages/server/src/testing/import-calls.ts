import {
  type Import,
  type ImportLine,
  listImportLines,
  readImport,
  startImport,
} from '@ardoise/domain/contract/imports.ts';
import { runImports } from '../features/content/imports/run-imports.ts';
import type { Answered, Caller } from './caller.ts';
import { multipart } from './multipart.ts';
import type { TestApp } from './test-app.ts';

/** Uploads a file of lines for a dry run. */
export function uploadImport(
  caller: Caller,
  content: string | Buffer,
  fields: Record<string, string> = { zone: 'points-de-vente' },
  name = 'pdv.csv',
): Promise<Answered<typeof startImport>> {
  const form = multipart(fields, { name, content: Buffer.from(content), field: 'fichier' });
  return caller.call(startImport, { body: form.body, headers: form.headers });
}

/** Does what the background would do. */
export function runBackground(site: TestApp): Promise<void> {
  return runImports(site, new AbortController().signal);
}

export interface DryRun {
  id: string;
  row: Import;
  /** All but the unchanged ones. */
  lines: ImportLine[];
}

/** The import and its lines as the screen shows them now. */
export async function readDryRun(caller: Caller, id: string): Promise<DryRun> {
  const { body: row } = await caller.call(readImport, { params: { id } });
  const { body } = await caller.call(listImportLines, { params: { id } });
  return { id, row, lines: body.lignes };
}

/** Uploads and judges a file. */
export async function dryRun(
  site: TestApp,
  caller: Caller,
  content: string | Buffer,
  fields?: Record<string, string>,
): Promise<DryRun> {
  const { status, body } = await uploadImport(caller, content, fields);
  if (status !== 200) throw new Error(`the file was refused: ${JSON.stringify(body)}`);
  await runBackground(site);
  return readDryRun(caller, body.id);
}
