import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@ardoise/domain/contract/imports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { readDryRun, runBackground } from '../../testing/import-calls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeImport } from './store-import.ts';

const LINES = 200_000;
/** The heap may grow by so much before it is collected, in bytes: all verdicts together are several times that. */
const MOST_HEAP = 350 * 1024 * 1024;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
});
afterAll(() => site.close());

function content(town: string): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const number = 3_000_000 + index;
    const siret = String(10_000_000_000_000 + index);
    return `${number};Café ${number};12 quai de la Nive;64100;${town};05 59 00 00 00;${siret};Gold`;
  });
  const header = 'nOutlet;Outlet_Name;Street__c;Postal_Code__c;City__c;Telephone__c;SIRET__c;Segmentation__c';
  return [header, ...lines].join('\r\n');
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

async function importTown(town: string): Promise<string> {
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
  await timed(`judge ${town}`, () => runBackground(site));
  await site.as('helene').call(contract.applyImport, { params: { id }, body: {} });
  await timed(`write ${town}`, () => runBackground(site));
  return id;
}

it('imports, changes and restores 200,000 outlets in bounded memory', { timeout: 1_800_000 }, async () => {
  const helene = site.as('helene');
  await importTown('Bayonne');
  const id = await importTown('Pau');
  const { row } = await readDryRun(helene, id);
  expect(row).toMatchObject({ etat: 'applique', comptes: { modifiee: LINES, refusee: 0 } });
  await helene.call(contract.undoImport, { params: { id } });
  await timed('undo', () => runBackground(site));
  expect((await readDryRun(helene, id)).row.etat).toBe('annule');
  const { rows } = await site.pool.query<{ town: string; count: number }>(
    `select data ->> 'City__c' as town, count(*)::int as count from outlets group by 1`,
  );
  expect(rows).toEqual([{ town: 'Bayonne', count: LINES }]);
});
