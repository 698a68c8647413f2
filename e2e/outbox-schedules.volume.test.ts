import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { freePort } from '../packages/server/src/testing/running-server.ts';
import { drawnSignature } from '../packages/server/src/testing/signature-pictures.ts';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { demoDataDir } from './demo-data.ts';
import { HttpCaller } from './http-caller.ts';
import { faultsOf } from './outbox/judge.ts';
import { loadPageCode } from './outbox/page-code.ts';
import { Schedule } from './outbox/schedule.ts';
import type { Site } from './outbox/site.ts';
import { SPOILS, setUnits } from './outbox/spoil.ts';
import { type RunningProduct, startProduct } from './running-product.ts';

const SCHEDULES = inVolume(4, 1_000);
/** Steps of a schedule, besides the ten photos. */
const STEPS = inVolume(10, 30);
/** The server is killed in one schedule of so many: it takes a second or more to start again. */
const KILLED = 10;
/** What head office does meanwhile, by the seed's rest of `SPOILED`. */
const SPOILED = 20;
const SPOILT_BY: Partial<Record<number, ToSettle>> = { 3: 'quota', 7: 'medaille', 11: 'catalogue' };
const spoiltBy = (seed: number) => SPOILT_BY[seed % SPOILED];
/** The first of the seeds, with which a server is killed; ARDOISE_OUTBOX_SEED repeats that of a failed schedule alone. */
const REPEATED = process.env.ARDOISE_OUTBOX_SEED;
const SEED = Number(REPEATED ?? (Date.now() % 100_000_000) * KILLED);
const SEEDS = Array.from({ length: REPEATED === undefined ? SCHEDULES : 1 }, (_, turn) => SEED + turn);
/** Schedules at once, whose waits for the server overlap. */
const LANES = 3;
const PHOTOS = 10;
const PASSWORD = 'ardoise-demo';
/** Of the devices' clock: 30 s until the queue resumes, then what it waits between tries. */
const SETTLED_MS = 4 * 60_000;
/** Of the server's clock. */
const MINUTE_MS = 61_000;

let dataDir: string;
let port: string;
let product: RunningProduct;
let starting: Promise<void> = Promise.resolve();
let caller: HttpCaller;
let siege: HttpCaller;
let agencyMail: string;
let site: Site;

async function start(): Promise<void> {
  product = await startProduct(dataDir, { PORT: port });
}

/** A fast machine creates more drafts than an account may in a minute. */
async function created(): Promise<string> {
  const asked = { type: 'Carte Brasserie', quotaConfirme: true };
  for (;;) {
    const reply = await caller.send('POST', '/rest/myplv/projets', asked);
    if (reply.ok) return ((await reply.json()) as { _id: { $oid: string } })._id.$oid;
    if (reply.status !== 429) throw new Error(`no draft: ${reply.status} ${await reply.text()}`);
    await sleep(2_000);
  }
}

async function newDraft(): Promise<string> {
  const id = await created();
  const document = { ...completeChrDocument(agencyMail), contenu_fichier_texte: { hasFichierTexte: 'non' } };
  await caller.json('PUT', `/rest/myplv/projets/${id}`, { ...document, version: 1 });
  return id;
}

function newPicture(): Promise<Buffer> {
  const raw = { width: 12, height: 12, channels: 3 as const };
  return sharp(randomBytes(12 * 12 * 3), { raw })
    .png()
    .toBuffer();
}

beforeAll(async () => {
  dataDir = await demoDataDir('outbox');
  port = String(await freePort());
  await start();
  caller = new HttpCaller(product.url);
  await caller.signIn('dc1', PASSWORD);
  siege = new HttpCaller(product.url);
  await siege.signIn('siege1', PASSWORD);
  // Once: the call is limited by the minute.
  const first = await caller.json<Project>('GET', `/rest/myplv/projets/${await created()}`);
  await setUnits(siege, first.smhf ?? '', 20_000);
  agencyMail = (await caller.json<{ mail: string }>('GET', '/rest/myplv/agence/get_mail')).mail;
  site = {
    code: await loadPageCode(),
    url: () => product.url,
    kill: async () => {
      await product.kill();
      starting = start();
    },
    back: () => starting,
    cookie: caller.cookie,
    newDraft,
    newPicture,
    signature: await drawnSignature(),
  };
}, 120_000);
afterAll(async () => {
  await starting;
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What went wrong in a schedule, with all that happened; undefined if nothing did. */
async function run(seed: number, killsServer: boolean): Promise<string | undefined> {
  const schedule = new Schedule(seed, site);
  const reason = spoiltBy(seed);
  let mend: (() => Promise<unknown>) | undefined;
  try {
    await schedule.run({ killsServer, steps: STEPS });
    // Another device has said what it had to say: after the signatures nothing is changed.
    const before = await schedule.settle(SETTLED_MS);
    if (before.length > 0) throw new Error(`before the signatures: ${before.join(', ')}`);
    if (reason !== undefined) {
      const { smhf } = await caller.json<Project>('GET', `/rest/myplv/projets/${schedule.order}`);
      mend = await SPOILS[reason]?.(siege, smhf ?? '');
      schedule.promised.left = [reason];
    }
    await schedule.sign(STEPS / 2);
    let waiting = await schedule.settle(SETTLED_MS);
    // Schedules whose waits cost nothing deposit more than an account may in a minute.
    if (waiting.length > 0) {
      await sleep(MINUTE_MS);
      waiting = await schedule.settle(SETTLED_MS);
    }
    const faults = waiting.length > 0 ? [] : await faultsOf(caller, schedule.order, schedule.promised);
    const taken = schedule.promised.photos.size;
    const wrong = [...waiting, ...faults, ...(taken < PHOTOS ? [`only ${taken} photos`] : [])];
    return wrong.length === 0 ? undefined : [`seed ${seed}`, ...wrong, ...schedule.log].join('\n');
  } catch (error) {
    return [`seed ${seed}`, String(error), ...schedule.log].join('\n');
  } finally {
    await schedule.end();
    await mend?.();
  }
}

it(
  `each photo, post-it, answer and signature arrives exactly once in ${SEEDS.length} schedules of cuts and kills (seed ${SEED})`,
  async () => {
    const isKilling = (seed: number) => seed % KILLED === 0;
    const isAlone = (seed: number) => isKilling(seed) || spoiltBy(seed) !== undefined;
    const queue = SEEDS.filter((seed) => !isAlone(seed));
    const wrong: (string | undefined)[] = [];
    const lane = async () => {
      for (let seed = queue.shift(); seed !== undefined; seed = queue.shift())
        wrong.push(await run(seed, false));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // One at a time: the server is everybody's.
    for (const seed of SEEDS.filter(isAlone)) wrong.push(await run(seed, isKilling(seed)));
    expect(wrong.length).toBe(SEEDS.length);
    expect(wrong.filter((what) => what !== undefined)).toEqual([]);
  },
  120_000 + SEEDS.length * 20_000,
);
