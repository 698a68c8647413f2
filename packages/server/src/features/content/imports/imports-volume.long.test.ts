import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@ardoise/domain/contract/imports.ts';
import { readOutlet } from '@ardoise/domain/contract/outlet-contents.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { type DryRun, readDryRun, runBackground } from '../../../testing/import-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { storeImport } from './store-import.ts';

const LINES = 200_000;
const FIRST = 3_000_000;
/** The heap may grow by so much before it is collected, in bytes: all verdicts together are several times that. */
const MOST_HEAP = 350 * 1024 * 1024;
/** Line of the file that is refused. */
const FORMULA_LINE = LINES + 2;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
});
afterAll(() => site.close());

const helene = () => site.as('helene');

function content(town: string): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const number = FIRST + index;
    const siret = String(10_000_000_000_000 + index);
    return `${number};Café ${number};12 quai de la Nive;64100;${town};05 59 00 00 00;${siret};Gold`;
  });
  const header = 'nOutlet;Outlet_Name;Street__c;Postal_Code__c;City__c;Telephone__c;SIRET__c;Segmentation__c';
  return [header, ...lines, `1;=SOMME(A1);;;${town};;;Gold`].join('\r\n');
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.memoryUsage().heapUsed;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }, 50);
  const start = performance.now();
  try {
    return await work();
  } finally {
    clearInterval(watch);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${what}: ${seconds} s, ${((peak - before) / 2 ** 20).toFixed(0)} MB more heap\n`);
    expect(peak - before, what).toBeLessThan(MOST_HEAP);
  }
}

/** Uploads and judges. */
async function dryRunOf(town: string): Promise<DryRun> {
  const file = path.join(tmpdir(), `ardoise-${process.pid}-${town}.csv`);
  await writeFile(file, content(town));
  const who = { uid: 1, name: 'helene' };
  const given = {
    area: 'points-de-vente',
    list: '',
    complete: false,
    pictures: {},
    path: file,
    fileName: 'pdv.csv',
  } as const;
  const id = String(await timed(`read ${town}`, () => storeImport(site.pool, who, given)));
  await rm(file);
  await timed(`judge ${town}`, () => runBackground(site));
  return readDryRun(helene(), id);
}

async function townOfLast(): Promise<string | null | undefined> {
  const { status, body } = await helene().call(readOutlet, { params: { outlet: String(FIRST + LINES - 1) } });
  return status === 404 ? undefined : body.fiche.City__c;
}

/** Writes; concurrent requests are served, and see all of it or nothing. */
async function write(id: string, town: string): Promise<void> {
  await helene().call(contract.applyImport, { params: { id }, body: {} });
  const before = await townOfLast();
  const work = { done: false };
  const writing = timed(`write ${town}`, () => runBackground(site)).finally(() => {
    work.done = true;
  });
  const seen = new Set<unknown>();
  while (!work.done) seen.add(await townOfLast());
  await writing;
  seen.delete(town);
  expect([...seen]).toEqual([before]);
  expect(await townOfLast()).toBe(town);
}

async function towns(): Promise<unknown[]> {
  const { rows } = await site.pool.query(
    `select data ->> 'City__c' as town, count(*)::int as count from outlets group by 1`,
  );
  return rows;
}

it('imports, changes and restores 200,000 outlets in bounded memory', { timeout: 1_800_000 }, async () => {
  const added = await dryRunOf('Bayonne');
  expect(added.row).toMatchObject({ etat: 'essai', comptes: { ajoutee: LINES, refusee: 1 } });
  expect(added.lines[0]).toMatchObject({ ligne: FORMULA_LINE, effet: 'refusee', cle: '1' });
  expect(await towns()).toEqual([]);
  await write(added.id, 'Bayonne');

  const same = await dryRunOf('Bayonne');
  expect(same.row.comptes).toMatchObject({ inchangee: LINES, ajoutee: 0, modifiee: 0, averifier: 0 });
  const again = await helene().call(contract.applyImport, { params: { id: same.id }, body: {} });
  expect(again).toMatchObject({ status: 422, body: { code: 'GARDE' } });

  const changed = await dryRunOf('Pau');
  expect(changed.row.comptes).toMatchObject({ modifiee: LINES, refusee: 1, ajoutee: 0 });
  expect(changed.lines[1]).toMatchObject({
    ligne: 2,
    differences: [{ champ: 'Ville', avant: 'Bayonne', apres: 'Pau' }],
  });
  await write(changed.id, 'Pau');
  const { row, lines } = await readDryRun(helene(), changed.id);
  expect(row).toMatchObject({ etat: 'applique', comptes: { modifiee: LINES, refusee: 1 } });
  expect(lines).toHaveLength(100);

  await helene().call(contract.undoImport, { params: { id: changed.id } });
  await timed('undo', () => runBackground(site));
  expect((await readDryRun(helene(), changed.id)).row).toMatchObject({ etat: 'annule', motif: '' });
  expect(await towns()).toEqual([{ town: 'Bayonne', count: LINES }]);
});
