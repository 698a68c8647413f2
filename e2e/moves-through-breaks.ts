import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { expect } from 'vitest';
import type { MailServer } from '../packages/server/src/testing/mail-server.ts';
import type { SeveralServers } from './several-servers.ts';
import {
  expectAgreement,
  expectDelivered,
  type Movers,
  moveBackAndForth,
  movesByProject,
  type Place,
  projectsAtAgency,
  signInMovers,
} from './status-moves.ts';

/** Projects that move concurrently. */
const AT_ONCE = 3;
/** Mails that one process delivers at once: so many may be resent after it is killed. */
const MAILS_AT_ONCE = 2;

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

/** Moves one project to draft and back until stopped, whatever process crashes. */
function moveUntil(stopped: () => boolean, movers: Movers, project: ProjectRow, told: Told): Promise<void> {
  return moveBackAndForth(movers, project, {
    stopped,
    moved: () => {
      told.acknowledged += 1;
    },
    failed: (error) => {
      if (!isBroken(error)) throw error;
      told.unanswered += 1;
      return presentPlace(movers, project._id.$oid);
    },
  });
}

/** Waits until every project has moved again, so that something is under way in each process. */
async function movesGoOn(all: readonly Told[], streams: Promise<unknown>): Promise<void> {
  const before = all.map(({ acknowledged }) => acknowledged);
  const someStay = () => all.some(({ acknowledged }, index) => acknowledged < (before[index] ?? 0) + 2);
  while (someStay()) await Promise.race([sleep(20), streams]);
}

/** Each mail once; twice only the few that a killed process had handed over and could not note. */
function expectNoneTwice({ mails }: MailServer, kills: number): void {
  const ids = mails.map(({ headers }) => headers.get('message-id'));
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(kills * MAILS_AT_ONCE);
}

/**
 * Moves projects back and forth through the proxy while `disturb` ends and replaces processes, then expects that no
 * acknowledged move is lost, everything agrees, and each mail was sent once. `goOn` waits for further moves.
 */
export async function movesThrough(
  servers: SeveralServers,
  { kills, patience }: { kills: number; patience: number },
  disturb: (goOn: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const begun = new Date().toISOString();
  const before = await servers.withDatabase(movesByProject);
  const movers = await signInMovers(servers.proxy.url);
  const projects = await projectsAtAgency(movers, AT_ONCE);
  const told = new Map(projects.map(({ _id }) => [_id.$oid, { acknowledged: 0, unanswered: 0 }]));
  expect(told.size).toBe(AT_ONCE);
  let over = false;
  const streams = Promise.all(
    projects.map((project) => {
      const own = told.get(project._id.$oid);
      return own && moveUntil(() => over, movers, project, own);
    }),
  );
  await Promise.race([disturb(() => movesGoOn([...told.values()], streams)), streams]);
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
    await expectDelivered(db, servers.mailbox, begun, patience);
  });
  expectNoneTwice(servers.mailbox, kills);
}
