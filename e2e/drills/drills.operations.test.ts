import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../../packages/server/src/testing/running-server.ts';
import { expectAgreement, movesByProject } from '../status-moves.ts';
import { withDatabase } from '../with-database.ts';
import { drillReport, keepReport } from './drill-report.ts';
import { Installation } from './installation.ts';
import { PeopleAtWork } from './people-at-work.ts';
import { isBroken, isDone } from './recording-caller.ts';

/** Duration of each outage; docs/drills.md uses five minutes. */
const OUTAGE_MS = Number(process.env.ARDOISE_DRILL_SECONDS ?? '45') * 1_000;
const CALM_MS = 5_000;
const PATIENCE_MS = 120_000;

let site: Installation;
beforeAll(async () => {
  site = await Installation.start();
  await site.startAll();
}, 300_000);
afterAll(() => site?.stop());

/**
 * Load from people at work; `disturb` causes an outage, and resolves after it; then everything recovers by itself, no
 * acknowledged write is lost, and all data is consistent.
 */
async function drill(title: string, disturb: (people: PeopleAtWork) => Promise<void>): Promise<PeopleAtWork> {
  const before = await withDatabase(site.databaseUrl, movesByProject);
  const begunAt = new Date().toISOString();
  const people = await PeopleAtWork.begin(site.proxy.url);
  try {
    await sleep(CALM_MS);
    const begun = Date.now();
    await disturb(people);
    const cured = Date.now();
    await people.allDone(cured, PATIENCE_MS);
    await sleep(CALM_MS);
    await people.end();
    await keepReport(drillReport(title, { begun, cured }, people.samples));
  } finally {
    await people.end();
  }
  await site.allReady();
  await people.expectUploads(site.proxy.url);
  people.expectMoves(await withDatabase(site.databaseUrl, movesByProject), before);
  await withDatabase(site.databaseUrl, (db) => expectAgreement(db, begunAt));
  return people;
}

it('goes on while a process is killed, and starts again', { timeout: 600_000 }, async () => {
  const [first] = site.containers;
  if (first === undefined) throw new Error('no process');
  await drill('A process is killed', async () => {
    site.podman.crash(first.name);
    await expect.poll(async () => (await site.obstacles())[0], { timeout: PATIENCE_MS }).toBe('absent');
    await expect.poll(async () => (await site.obstacles())[0], { timeout: PATIENCE_MS }).toBe('');
  });
});

it('waits in words while the database restarts, and goes on', { timeout: 600_000 }, async () => {
  const people = await drill('The database restarts', async () => {
    await site.postgres.down();
    await sleep(OUTAGE_MS);
    await site.postgres.up();
  });
  // A reply sent before the end of an upload may be lost when its connection closes.
  expect(people.samples.filter((one) => isBroken(one) && one.what !== 'send a file')).toEqual([]);
  expect(people.samples.some(({ status }) => status === 503)).toBe(true);
});

it('refuses files alone while the storage is away', { timeout: 900_000 }, async () => {
  const people = await drill('The storage is away', async () => {
    site.storage.set({ outage: 'silent' });
    await sleep(OUTAGE_MS);
    site.storage.set({});
  });
  expect(people.samples.filter(isBroken)).toEqual([]);
  const refused = people.samples.filter((one) => !isDone(one)).map(({ what }) => what);
  expect(new Set(refused)).toEqual(new Set(['send a file', 'fetch a file']));
});

it('leaves a process whose disk is full, while the others go on', { timeout: 600_000 }, async () => {
  const [first] = site.containers;
  if (first === undefined) throw new Error('no process');
  await drill('The disk of a process is full', async () => {
    // What frees room in its cache loses it again to whatever fills the disk.
    for (const end = Date.now() + OUTAGE_MS; Date.now() < end; await sleep(500)) first.data.fill();
    expect((await site.obstacles())[0]).toBe('fichiers');
    await first.data.makeRoom();
  });
});

it('refuses what it cannot write while the database’s disk is full, and goes on', {
  timeout: 600_000,
}, async () => {
  await drill('The disk of the database is full', async () => {
    site.disk.fill();
    await sleep(OUTAGE_MS);
    await site.disk.makeRoom();
    await site.postgres.up();
  });
});

const seconds = (since: number) => `${((Date.now() - since) / 1_000).toFixed(1)} s`;

/** Runs a program of the server as an operator does, with the settings of an installation. */
async function operate(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const program = runProgram(name, args, env);
  const [code, output, errors] = [await program.exitCode, await program.output, await program.errors];
  expect(code, output + errors).toBe(0);
}

it('is restored on new machines from a backup that was taken while people worked', {
  timeout: 900_000,
}, async () => {
  const backup = path.join(site.folder, 'backup');
  const times: string[] = [];
  const kept = new Map<string, string>();
  const settingsOf = (of: Installation, dataDir: string): Record<string, string> => ({
    ...of.settings,
    DATA_DIR: dataDir,
    PATH: `${of.postgres.bin}:${process.env.PATH}`,
  });
  await drill('A backup is taken', async (people) => {
    for (const [address, hash] of people.uploads) kept.set(address, hash);
    const begun = Date.now();
    const dataDir = path.join(site.folder, 'operator');
    await operate('backup.ts', [backup], { ...settingsOf(site, dataDir), BACKUP_FILES: '1' });
    times.push(`database and files backed up in ${seconds(begun)}`);
  });
  expect(kept.size).toBeGreaterThan(0);

  const other = await Installation.start();
  try {
    const begun = Date.now();
    const dataDir = path.join(other.folder, 'operator');
    const onDisk = Object.entries(settingsOf(other, dataDir)).filter(
      ([name]) => !/^(FILES_URL|S3_)/.test(name),
    );
    await operate('restore.ts', [backup], Object.fromEntries(onDisk));
    times.push(`restored after ${seconds(begun)}`);
    await operate('copy-files.ts', [], settingsOf(other, dataDir));
    times.push(`files in the new bucket after ${seconds(begun)}`);
    await other.startAll();
    times.push(`three processes ready after ${seconds(begun)}`);
    const people = await PeopleAtWork.begin(other.proxy.url);
    await people.allDone(Date.now(), PATIENCE_MS);
    times.push(`people at work after ${seconds(begun)}`);
    await people.end();
    for (const [address, hash] of kept) people.uploads.set(address, hash);
    await people.expectUploads(other.proxy.url);
    await withDatabase(other.databaseUrl, (db) => expectAgreement(db, new Date().toISOString()));
    await keepReport(['## Restored on new machines', '', ...times.map((line) => `- ${line}`), ''].join('\n'));
  } finally {
    await other.stop();
  }
});
