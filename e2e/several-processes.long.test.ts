import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HttpCaller } from './http-caller.ts';
import { SeveralServers } from './several-servers.ts';
import {
  expectAgreement,
  expectDelivered,
  type Movers,
  moveOn,
  movesByProject,
  type Place,
  projectsAtAgency,
  signInMovers,
} from './status-moves.ts';

const PROCESSES = 3;
/** Processes killed, and as many stopped, each replaced. */
const ROUNDS = 30;
/** Projects that move concurrently. */
const AT_ONCE = 3;
/** Mails that one process delivers at once: so many may be resent after it is killed. */
const MAILS_AT_ONCE = 2;
const OUTLETS = 2_000;

let servers: SeveralServers;
beforeAll(async () => {
  servers = await SeveralServers.start(PROCESSES);
}, 180_000);
afterAll(() => servers?.stop());

/** What the replies said of one project's moves. */
interface Told {
  acknowledged: number;
  /** Requests that broke in a killed process: each may have been carried out. */
  unanswered: number;
}

/** A broken request gets a 502 of the proxy; every other failure is one of the product. */
const isBroken = (error: unknown) => error instanceof Error && / 502 /.test(error.message);

async function presentPlace({ dc }: Movers, id: string): Promise<Place> {
  for (;;) {
    try {
      return await dc.json<Place>('GET', `/rest/myplv/projets/${id}`);
    } catch (error) {
      if (!isBroken(error)) throw error;
    }
  }
}

/** Moves one project to draft and back until told to stop, whatever process breaks off. */
async function moveUntil(
  stopped: () => boolean,
  movers: Movers,
  project: ProjectRow,
  told: Told,
): Promise<void> {
  const id = project._id.$oid;
  let present: Place = project;
  while (!stopped()) {
    try {
      present = await moveOn(movers, id, present);
      told.acknowledged += 1;
    } catch (error) {
      if (!isBroken(error)) throw error;
      told.unanswered += 1;
      present = await presentPlace(movers, id);
    }
  }
}

/** Waits until every project has moved again, so that something is under way in each process. */
async function movesGoOn(all: readonly Told[], streams: Promise<unknown>): Promise<void> {
  const before = all.map(({ acknowledged }) => acknowledged);
  const someStay = () => all.some(({ acknowledged }, index) => acknowledged < (before[index] ?? 0) + 2);
  while (someStay()) await Promise.race([sleep(20), streams]);
}

async function importOutlets(admin: HttpCaller): Promise<string> {
  const lines = Array.from({ length: OUTLETS }, (_, index) => `${7_000_000 + index};Café ${index};Lyon;Gold`);
  const form = new FormData();
  form.set('zone', 'points-de-vente');
  form.set('liste', '');
  form.set(
    'fichier',
    new File([`nOutlet;Outlet_Name;City__c;Segmentation__c\n${lines.join('\n')}\n`], 'pdv.csv', {
      type: 'text/csv',
    }),
  );
  return (await admin.json<{ id: string }>('POST', '/rest/myplv/imports', form)).id;
}

/** Each mail once; twice only the few that a killed process had handed over and could not note. */
function expectNoneTwice(kills: number): void {
  const ids = servers.mailbox.mails.map((mail) => mail.headers.get('message-id'));
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(kills * MAILS_AT_ONCE);
}

it(
  `loses no move and mails each once while ${ROUNDS} of ${PROCESSES} processes are killed, and as many stopped`,
  async () => {
    const begun = new Date().toISOString();
    const before = await servers.withDatabase(movesByProject);
    const movers = await signInMovers(servers.proxy.url);
    const admin = new HttpCaller(servers.proxy.url);
    await admin.signIn('admin', 'ardoise-demo');
    const projects = await projectsAtAgency(movers, AT_ONCE);
    const told = new Map(projects.map(({ _id }) => [_id.$oid, { acknowledged: 0, unanswered: 0 }]));
    const all = [...told.values()];
    let over = false;
    const streams = Promise.all(
      projects.map((project, index) => moveUntil(() => over, movers, project, all[index] as Told)),
    );
    const imported = await importOutlets(admin);
    for (let round = 0; round < ROUNDS; round += 1) {
      await movesGoOn(all, streams);
      const killed = servers.anyProcess();
      await servers.replace(killed, killed.kill);
      await movesGoOn(all, streams);
      const broken = servers.proxy.broken;
      const stopped = servers.anyProcess();
      await servers.replace(stopped, stopped.stop);
      // A process that is asked to stop answers what it has received.
      expect(servers.proxy.broken).toBe(broken);
    }
    over = true;
    await streams;
    await servers.withDatabase(async (db) => {
      const after = await movesByProject(db);
      for (const [id, { acknowledged, unanswered }] of told) {
        const made = (after.get(id) ?? 0) - (before.get(id) ?? 0);
        expect(made).toBeGreaterThanOrEqual(acknowledged);
        expect(made).toBeLessThanOrEqual(acknowledged + unanswered);
      }
      await expectAgreement(db, begun);
      await expectDelivered(db, servers.mailbox, begun, 100_000 + ROUNDS * 10_000);
    });
    expectNoneTwice(ROUNDS);
    // Judged to the end by another process, if its own was killed.
    const state = () => admin.json<{ etat: string }>('GET', `/rest/myplv/imports/${imported}`);
    await expect.poll(async () => (await state()).etat, { timeout: 60_000 }).toBe('essai');
  },
  200_000 + ROUNDS * 60_000,
);
