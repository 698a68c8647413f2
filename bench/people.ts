import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { postgresMs, processMs } from './cpu.ts';
import { LONG_WORKS } from './long-works.ts';
import { residentMb } from './memory.ts';
import { say } from './report.ts';
import { DRAFT_STATUS } from './rows.ts';
import { savePartScenario, usualRows } from './save-scenario.ts';
import { draw, type Scenario } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import type { RunningServer } from './servers.ts';
import { MOST_OF_EACH, statusScenario } from './status-scenario.ts';

/** What somebody at work does a minute: reads lists and projects, saves answers, changes a status. */
const A_MINUTE = { list: 10, project: 10, save: 6, move: 1 } as const;
type Act = keyof typeof A_MINUTE;
const ACTS = Object.keys(A_MINUTE) as Act[];

/** Number of projects at which they work: enough drafts that no two edit the same one. */
export const PEOPLE_SIZE = 100_000;
const ASKED_PEOPLE = 2000;
const MOST_P99 = 100;
const STEPS = [500, 1000, 1500, 2000, 2500, 3000, 4000];
const WARM_UP_SECONDS = 10;
const STEP_SECONDS = 30;
/** A proxy's connections to the server, as in deploy/. */
const CONNECTIONS = 64;

/** Latencies by act, in milliseconds, from when the request was due: a queue counts (no coordinated omission). */
type Times = Record<Act, number[]>;

/** One of each for every time that it is done in a minute. */
const DRAWN = ACTS.flatMap((act) => Array.from({ length: A_MINUTE[act] }, () => act));

function send(url: string, agent: Agent, { method = 'GET', path, headers, body }: Request): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(url + (path ?? '/'), { agent, method, headers }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve((reply.statusCode ?? 500) < 300));
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}

/** Requests of this many people for some seconds, at random times (a Poisson process). */
async function work(url: string, scenarios: Record<Act, Scenario>, people: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: Times = { list: [], project: [], save: [], move: [] };
  const underWay = new Set<Promise<void>>();
  const meanGapMs = 60_000 / (people * DRAWN.length);
  const start = performance.now();
  let failures = 0;
  let due = start;
  while (due < start + seconds * 1000) {
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const act = DRAWN[draw(DRAWN.length)] ?? 'list';
    const dueAt = due;
    const sent = send(url, agent, scenarios[act].product()).then((done) => {
      if (!done) failures += 1;
      times[act].push(performance.now() - dueAt);
      underWay.delete(sent);
    });
    underWay.add(sent);
    due -= Math.log(1 - Math.random()) * meanGapMs;
  }
  await Promise.all(underWay);
  agent.destroy();
  return { times, failures };
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Long works one after the other, begun once the step has; returns what each took. */
async function longWorks(url: string, size: number): Promise<string> {
  await sleep(2000);
  const taken: string[] = [];
  for (const name of ['exports', 'zip']) {
    const [longWork] = LONG_WORKS[name]?.worksAt(size) ?? [];
    if (longWork === undefined) continue;
    const start = performance.now();
    await longWork.run(url);
    taken.push(`${longWork.title} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  return taken.join(', ');
}

async function step(server: RunningServer, scenarios: Record<Act, Scenario>, people: number, size: number) {
  const before = { server: await processMs(server.pid), postgres: await postgresMs(server.postmaster) };
  const [{ times, failures }, beside] = await Promise.all([
    work(server.url, scenarios, people, STEP_SECONDS),
    longWorks(server.url, size),
  ]);
  const all = p99(ACTS.flatMap((act) => times[act]));
  const share = (ms: number) => (ms / (STEP_SECONDS * 1000)).toFixed(2);
  const ofServer = share((await processMs(server.pid)) - before.server);
  const ofPostgres = share((await postgresMs(server.postmaster)) - before.postgres);
  const each = ACTS.map((act) => `${act} ${p99(times[act]).toFixed(0)}`).join(', ');
  say(
    `${String(people).padStart(6)} people: p99 ${all.toFixed(0)} ms (${each}), ${ofServer} + ${ofPostgres} cores (server, PostgreSQL), ${(await residentMb(server.pid)).toFixed(0)} MB, failures ${failures}; beside: ${beside}`,
  );
  return failures === 0 && all < MOST_P99;
}

/**
 * How many people work at once on this machine, which also sends the requests, with p99 under 100 ms: steps up to the
 * first that is too slow, each beside an export and a zip.
 */
export async function measurePeople(server: RunningServer, database: string, size: number): Promise<void> {
  const drafts = usualRows(DRAFT_STATUS, size, MOST_OF_EACH + ASKED_PEOPLE).slice(MOST_OF_EACH);
  const scenarios = {
    list: scenarioOf('list', size),
    project: scenarioOf('project-2k', size),
    save: savePartScenario(drafts, size),
    move: statusScenario(size),
  };
  say(
    `\nPeople at work at ${size} projects: ${ACTS.map((act) => `${act} ${A_MINUTE[act]}`).join(', ')} a minute`,
  );
  for (const act of ACTS) await scenarios[act].prepare?.(database);
  await LONG_WORKS.zip?.prepare?.(database, size);
  await work(server.url, scenarios, STEPS[0] ?? 0, WARM_UP_SECONDS);
  let most = 0;
  for (const people of STEPS) {
    if (!(await step(server, scenarios, people, size))) break;
    most = people;
  }
  await LONG_WORKS.zip?.restore?.(database, size);
  for (const act of ACTS) await scenarios[act].restore?.(database);
  say(
    `${most} people at p99 under ${MOST_P99} ms${most >= ASKED_PEOPLE ? '  held' : `  MISSED (asked ${ASKED_PEOPLE})`}`,
  );
}
