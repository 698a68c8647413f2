import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** Shorter values are cheaper where they are. */
const SHORTEST = 200;

const VALUES = 'values.copy.br';

/** Escape that COPY never writes, since it doubles every backslash: '\\@12' refers to line 12 of the shared values. */
const REFERENCE = /^\\@(\d+)$/;

/** A copy is a quarter of its size: it is read by programs, and never changes. */
const packed = (text: string) => brotliCompressSync(text);
const unpacked = async (file: string) => brotliDecompressSync(await readFile(file)).toString('utf8');

const fieldsOf = (rows: string) => rows.split('\n').map((row) => row.split('\t'));
const textOf = (rows: readonly (readonly string[])[]) => rows.map((fields) => fields.join('\t')).join('\n');

/**
 * Stores each long value of a copy once, whatever rows have it: both signatures of an order sign the same text, and people
 * sign with the same picture; and packs the copy. Changes no value.
 */
export async function shareValues(folder: string): Promise<void> {
  const rows = path.join(folder, 'rows');
  const files = await readdir(rows);
  const tables = await Promise.all(
    files.map(async (file) => fieldsOf(await readFile(path.join(rows, file), 'utf8'))),
  );
  const uses = new Map<string, number>();
  for (const value of tables.flat(2))
    if (value.length > SHORTEST) uses.set(value, (uses.get(value) ?? 0) + 1);
  const shared = [...uses].filter(([, count]) => count > 1).map(([value]) => value);
  const places = new Map(shared.map((value, index) => [value, `\\@${index}`]));
  await Promise.all(
    files.map(async (file, index) => {
      const table = tables[index]?.map((fields) => fields.map((value) => places.get(value) ?? value));
      await writeFile(path.join(rows, `${file}.br`), packed(textOf(table ?? [])));
      await rm(path.join(rows, file));
    }),
  );
  await writeFile(path.join(folder, VALUES), packed(shared.map((value) => `${value}\n`).join('')));
}

/** The shared values of a copy; none where it was written without. */
export async function readSharedValues(folder: string): Promise<string[]> {
  if (!(await readdir(folder)).includes(VALUES)) return [];
  return (await unpacked(path.join(folder, VALUES))).split('\n').slice(0, -1);
}

/** The rows of a table as COPY reads them. */
export async function openRows(folder: string, table: string, shared: readonly string[]): Promise<Readable> {
  const text = await unpacked(path.join(folder, 'rows', `${table}.copy.br`));
  if (shared.length === 0) return Readable.from([text]);
  const whole = (value: string) => {
    const place = REFERENCE.exec(value)?.[1];
    return place === undefined ? value : (shared[Number(place)] ?? '');
  };
  const rows = fieldsOf(text).map((fields) => fields.map(whole));
  return Readable.from([textOf(rows)]);
}
