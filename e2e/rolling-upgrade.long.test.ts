import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { movesThrough } from './moves-through-breaks.ts';
import { emptyDataDir } from './running-product.ts';
import { SeveralServers } from './several-servers.ts';
import { moveOn, type Place, projectsAtAgency, signInMovers } from './status-moves.ts';

const PROCESSES = 3;
const ROOT = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

let checkout: string;
let servers: SeveralServers;

/** The code of the last recorded release (landed-migrations-never-change.md), with its dependencies. */
async function checkOutLastRelease(): Promise<string> {
  const recorded = ['log', '-1', '--format=%H', '--', 'packages/server/src/db/landed-migrations.json'];
  const { stdout } = await run('git', recorded, { cwd: ROOT });
  const folder = await mkdtemp(path.join(tmpdir(), 'ardoise-release-'));
  const archive = path.join(folder, 'release.tar');
  const code = path.join(folder, 'code');
  await mkdir(code);
  await run('git', ['archive', '--output', archive, stdout.trim()], { cwd: ROOT });
  await run('tar', ['--extract', '--file', archive, '--directory', code]);
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: code });
  return folder;
}

beforeAll(async () => {
  checkout = await checkOutLastRelease();
  const release = path.join(checkout, 'code');
  servers = await SeveralServers.on(await emptyDataDir('rolling'));
  // The first one loads the demonstration.
  for (let started = 0; started < PROCESSES; started += 1) await servers.add({}, release);
}, 600_000);
afterAll(async () => {
  await servers?.stop();
  await rm(checkout, { recursive: true, force: true });
});

/** A signed order, moved by an old process and a new one in turn: both read its pictures and its whole history. */
async function takeTurns(oldUrl: string, newUrl: string): Promise<void> {
  const movers = await signInMovers(newUrl);
  const sides = [oldUrl, newUrl].map((url) => ({ agency: movers.agency.at(url), dc: movers.dc.at(url) }));
  // Not one of those that move meanwhile.
  const project = (await projectsAtAgency(movers, 100)).at(-1);
  const id = project?._id.$oid ?? '';
  let place: Place | undefined = project;
  for (const side of [...sides, ...sides.toReversed()]) {
    if (place === undefined) throw new Error('dc1 has no project at the agency');
    place = await moveOn(side, id, place);
    const [byOld, byNew] = await Promise.all(
      sides.map(({ dc }) => dc.json<Project>('GET', `/rest/myplv/projets/${id}`)),
    );
    expect(byOld?.signatureClient).toMatch(/^data:image\/png;base64,/);
    expect([byNew?.signatureClient, byNew?.signatureDC]).toEqual([
      byOld?.signatureClient,
      byOld?.signatureDC,
    ]);
    expect(byNew?.historique).toEqual(byOld?.historique);
  }
}

/** Waits until the background has rebuilt every trace without pictures (migration 0069), and every piece. */
async function tracesAreLight(): Promise<void> {
  const heavy = async () => {
    // Proofs from before take two seconds each, by design.
    const { rows } = await servers.withDatabase((db) =>
      db.query<{ n: number }>(
        `select ((select count(*) from projects where not trace_light)
           + (select count(*) from background_fills where name <> 'proof comparisons'))::int as n`,
      ),
    );
    return rows[0]?.n;
  };
  await expect.poll(heavy, { timeout: 60_000, interval: 500 }).toBe(0);
}

it('takes the place of the release before it, one process after the other, and breaks no request', async () => {
  const olds = [...servers.processes];
  const { broken } = servers.proxy;
  await movesThrough(servers, { kills: 0, patience: 100_000 }, async (goOn) => {
    for (const old of olds) {
      await goOn();
      // The first one migrates the database under the others.
      await servers.add({ MIGRATE: '1' });
      await goOn();
      const added = servers.processes.at(-1)?.url ?? '';
      await takeTurns(old.url, added);
      await tracesAreLight();
      await takeTurns(old.url, added);
      // That release does not drain before it stops: it must be taken out of the proxy first.
      servers.proxy.upstreams = servers.proxy.upstreams.filter((url) => url !== old.url);
      await servers.end(old, 'stop');
    }
    await goOn();
  });
  expect(servers.proxy.broken).toBe(broken);
  expect(olds.map(({ complaints }) => complaints()).join('')).toBe('');
}, 600_000);
