import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeChrDocument } from '../packages/server/src/testing/project-factories.ts';
import { drawnSignature } from '../packages/server/src/testing/signature-pictures.ts';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { demoDataDir } from './demo-data.ts';
import { HttpCaller } from './http-caller.ts';
import { killPostgres, type RunningProduct, startProduct } from './running-product.ts';

const ROUNDS = inVolume(1, 100);
const PASSWORD = 'ardoise-demo';
/** Maximum time of the streams before everything is killed. */
const MOST_MS = 900;

let dataDir: string;
let product: RunningProduct;
let picture: string;

beforeAll(async () => {
  dataDir = await demoDataDir('crash');
  picture = await drawnSignature();
  product = await startProduct(dataDir);
}, 120_000);
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function delegate(): Promise<HttpCaller> {
  const caller = new HttpCaller(product.url);
  await caller.signIn('dc1', PASSWORD);
  return caller;
}

async function newDraft(dc: HttpCaller, agencyMail: string): Promise<string> {
  const created = await dc.json<{ _id: { $oid: string } }>('POST', '/rest/myplv/projets', {
    type: 'Carte Brasserie',
    quotaConfirme: true,
  });
  const id = created._id.$oid;
  await dc.json('PUT', `/rest/myplv/projets/${id}`, { ...completeChrDocument(agencyMail), version: 1 });
  return id;
}

/** One person's work until the server is killed: records each acknowledged write. */
async function until(stopped: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!stopped()) {
    try {
      await work();
    } catch (error) {
      // The connection breaks when the server is killed; any earlier error fails the test.
      if (!stopped()) throw error;
    }
  }
}

interface Round {
  saved: { id: string; acknowledged: number; sent: number };
  signed: string[];
  uploaded: { id: string; files: Map<string, string> };
}

function saveStream(dc: HttpCaller, round: Round, stopped: () => boolean): Promise<void> {
  let version = 2;
  return until(stopped, async () => {
    round.saved.sent += 1;
    const counter = round.saved.sent;
    const infos = { nomPdv: 'Brasserie du Palais', logoClient: 'non', autreInfo: String(counter) };
    const reply = await dc.json<Project>('PUT', `/rest/myplv/projets/${round.saved.id}`, {
      version,
      autresInfos: infos,
    });
    version = reply.version;
    round.saved.acknowledged = counter;
  });
}

function signStream(dc: HttpCaller, drafts: string[], round: Round, stopped: () => boolean): Promise<void> {
  return until(stopped, async () => {
    const id = drafts.pop();
    if (id === undefined) return sleep(20);
    const body = { role: 'client', nom: 'Bertrand Lacombe', qualite: 'Gérant', image: picture, version: 2 };
    await dc.json('POST', `/rest/myplv/projets/${id}/signatures`, body);
    round.signed.push(id);
  });
}

function uploadStream(dc: HttpCaller, round: Round, stopped: () => boolean): Promise<void> {
  return until(stopped, async () => {
    const noise = sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        noise: { type: 'gaussian', mean: randomBytes(1)[0] ?? 9, sigma: 40 },
        background: '#000',
      },
    });
    const bytes = await noise.png().toBuffer();
    const form = new FormData();
    form.set('projet_id', round.uploaded.id);
    form.set('file_type', 'photo_carte');
    form.set('file', new File([new Uint8Array(bytes)], 'carte.png', { type: 'image/png' }));
    const file = await dc.json<ProjectFile>('POST', '/rest/myplv/projets/upload', form);
    round.uploaded.files.set(file.id, createHash('sha256').update(bytes).digest('hex'));
  });
}

async function workAndCrash(withPostgres: boolean): Promise<Round> {
  const dc = await delegate();
  const { mail } = await dc.json<{ mail: string }>('GET', '/rest/myplv/agence/get_mail');
  const [saved = '', uploaded = '', ...drafts] = await Promise.all(
    Array.from({ length: 6 }, () => newDraft(dc, mail)),
  );
  const round: Round = {
    saved: { id: saved, acknowledged: 0, sent: 0 },
    signed: [],
    uploaded: { id: uploaded, files: new Map() },
  };
  let gone = false;
  const stopped = () => gone;
  const streams = [
    saveStream(dc, round, stopped),
    signStream(dc, drafts, round, stopped),
    uploadStream(dc, round, stopped),
  ];
  // On a slow machine too, each stream has writes to lose before the kill.
  const acknowledged = () =>
    Math.min(round.saved.acknowledged, round.signed.length, round.uploaded.files.size);
  while (acknowledged() < 2) await sleep(20);
  await sleep(Math.random() * MOST_MS);
  gone = true;
  await Promise.all([product.kill(), ...(withPostgres ? [killPostgres(dataDir)] : [])]);
  await Promise.all(streams);
  return round;
}

async function expectKept(round: Round): Promise<void> {
  const dc = await delegate();
  const saved = await dc.json<Project>('GET', `/rest/myplv/projets/${round.saved.id}`);
  const counter = Number(saved.autresInfos?.autreInfo ?? 0);
  expect(counter).toBeGreaterThanOrEqual(round.saved.acknowledged);
  expect(counter).toBeLessThanOrEqual(round.saved.sent);
  for (const id of round.signed) {
    const project = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
    expect(project.signatures.map((signature) => signature.role)).toEqual(['client']);
    expect(project.actions.find((action) => action.target === 'Agence')?.reason).toContain('signature du DC');
  }
  const listed = await dc.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${round.uploaded.id}`);
  expect(listed.map((file) => file.id)).toEqual(expect.arrayContaining([...round.uploaded.files.keys()]));
  // Every listed file is complete, whether its upload was acknowledged or not.
  for (const file of listed) {
    const bytes = Buffer.from(await (await dc.send('GET', file.url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.empreinte);
    expect(bytes).toHaveLength(file.size);
    expect(file.empreinte).toBe(round.uploaded.files.get(file.id) ?? file.empreinte);
  }
}

it(
  `loses no acknowledged write, killed ${ROUNDS} times in the middle of saves, signatures and uploads`,
  async () => {
    const seen = { saves: 0, signatures: 0, files: 0 };
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const round = await workAndCrash(turn % 2 === 1);
      product = await startProduct(dataDir);
      await expectKept(round);
      seen.saves += round.saved.acknowledged;
      seen.signatures += round.signed.length;
      seen.files += round.uploaded.files.size;
    }
    // A run without acknowledged writes would prove nothing.
    expect(Math.min(seen.saves, seen.signatures, seen.files)).toBeGreaterThan(ROUNDS);
  },
  60_000 + ROUNDS * 20_000,
);
