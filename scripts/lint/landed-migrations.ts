import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const DATABASE = 'packages/server/src/db';
const RECORD = `${DATABASE}/landed-migrations.json`;

type Landed = { readonly name: string; readonly sha256: string };

/**
 * Migrations that a release has recorded must come first, with the same names and bytes: code with others refuses a
 * database that has them. New ones follow, each with a unique number.
 */
export async function landedMigrations(root: string): Promise<string[]> {
  const landed: Landed[] = JSON.parse(await readFile(path.join(root, RECORD), 'utf8'));
  const folder = path.join(root, DATABASE, 'migrations');
  const names = (await readdir(folder)).sort();
  const problems: string[] = landed.length === 0 ? [`${RECORD} names no migration`] : [];
  for (const { name, sha256 } of landed) {
    if (!names.includes(name)) problems.push(`${RECORD}: ${name} has landed, and is gone or renamed`);
    else if (sha256 !== sha256Of(await readFile(path.join(folder, name))))
      problems.push(`migrations/${name} has landed, and was changed: put it back, write a new migration`);
  }
  const last = landed.at(-1)?.name ?? '';
  const known = new Set(landed.map(({ name }) => name));
  for (const [index, name] of names.entries()) {
    if (!known.has(name) && name < last)
      problems.push(`migrations/${name} is new, and comes before ${last}, which has landed`);
    if (index > 0 && names[index - 1]?.slice(0, 4) === name.slice(0, 4))
      problems.push(`migrations/${name} has the number of ${names[index - 1]}`);
  }
  const order = landed.map(({ name }) => name);
  if (order.join() !== order.toSorted().join()) problems.push(`${RECORD} is not in the order of the numbers`);
  return problems;
}

const MB = 1024 * 1024;
const [LARGEST_COPY, LARGEST_SIGNED] = [5 * MB, 0.2 * MB];

/** A copy of a release takes at most 5 MB, the signed orders of a removed one 200 KB: every clone downloads them. */
export async function heavyReleases(root: string): Promise<string[]> {
  const folder = path.join(root, DATABASE, 'releases');
  const sizes = new Map<string, number>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [release = '', ...inside] = path.relative(folder, file).split(path.sep);
    const whose = /^\d{4}$/.test(release) ? release : [release, ...inside].join('/');
    sizes.set(whose, (sizes.get(whose) ?? 0) + (await stat(file)).size);
  }
  return [...sizes].flatMap(([whose, size]) => {
    const most = /^\d{4}$/.test(whose) ? LARGEST_COPY : LARGEST_SIGNED;
    const weight = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;
    return size <= most ? [] : [`releases/${whose} weighs ${weight(size)}, at most ${weight(most)}`];
  });
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
