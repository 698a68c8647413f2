import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile as readText, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listFiles, readFile, readThumbnail, uploadFile } from '@ardoise/domain/contract/files.ts';
import { downloadProject, readArchive } from '@ardoise/domain/contract/printing.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeUnreferencedBlobs } from './features/project/documents/files/remove-unreferenced.ts';
import { FileStore } from './storage/file-store.ts';
import { S3Client } from './storage/s3-client.ts';
import { keyOf } from './storage/s3-files.ts';
import type { S3Settings } from './storage/s3-settings.ts';
import { type ChrDraft, createChrDraft } from './testing/chr-draft.ts';
import { multipart } from './testing/multipart.ts';
import { readZip } from './testing/read-zip.ts';
import { runProgram, startServer } from './testing/running-server.ts';
import { createBucket, FaultyNetwork } from './testing/s3-peer.ts';
import { noisyPng, pngFile } from './testing/sample-files.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { approve, orderShownToClient, readOrder } from './testing/workflow-factories.ts';

const UNWRITTEN =
  'Le stockage des fichiers ne répond pas pour le moment\u00a0: rien n’a été enregistré. Merci de réessayer dans quelques minutes.';
const UNREAD =
  'Les fichiers ne sont pas accessibles pour le moment. Merci de réessayer dans quelques minutes.';

let bucket: S3Settings;
let network: FaultyNetwork;
let site: TestApp;
let draft: ChrDraft;
beforeAll(async () => {
  bucket = await createBucket();
  network = await FaultyNetwork.start();
  // No age is needed, so that the drills need not wait for the clean-up.
  site = await createTestApp({ s3: network.through(bucket) }, { graceMs: -60_000 });
  draft = await createChrDraft(site);
});
afterAll(async () => {
  await site.close();
  await network.close();
});
afterEach(() => network.set({}));

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const formOf = (name: string, content: Buffer) =>
  multipart({ projet_id: draft.id, file_type: 'photo_carte' }, { name, content });
const upload = (name: string, content: Buffer) => draft.caller.call(uploadFile, formOf(name, content));
const incoming = () => readdir(path.join(site.config.dataDir, 'files/incoming'));
const filesOf = async () =>
  (await draft.caller.call(listFiles, { params: { id: draft.id } })).body.map(({ empreinte }) => empreinte);
const idOf = (url: string) => url.split('/').filter((part) => /^[0-9a-f]{24}$/.test(part))[0] ?? '';

async function eventually(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 30_000; !(await condition()); ) {
    if (Date.now() > end) throw new Error('it never came');
    await sleep(50);
  }
}

it('serves files, parts of them, thumbnails and zips from the bucket', async () => {
  const content = await noisyPng(400);
  const { status, body } = await upload('carte.png', content);
  expect(status).toBe(200);
  const params = { id: idOf(body.url) };
  const whole = await draft.caller.call(readFile, { params });
  expect(whole.bytes.equals(content)).toBe(true);
  expect(whole.headers.etag).toBe(`"${hashOf(content)}"`);
  expect(whole.headers['content-security-policy']).toBe('sandbox');
  const part = await draft.caller.call(readFile, { params, headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${content.length}`]);
  expect(part.bytes.equals(content.subarray(100, 200))).toBe(true);
  const thumbnail = await draft.caller.call(readThumbnail, { params });
  expect(thumbnail.bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(await readdir(path.join(site.config.dataDir, 'files')).then((names) => names.sort())).toEqual([
    'incoming',
  ]);
  const order = await orderShownToClient(site);
  const { body: asked } = await order.siege.call(downloadProject, { params: { id: order.id } });
  const zip = await order.siege.call(readArchive, {
    params: { jeton: asked.url?.split('/').at(-1) ?? '' },
  });
  const packed = [...readZip(zip.bytes).values()].map((entry) => hashOf(entry.content));
  expect(packed).toContain(order.proof.empreinte);
});

describe.each(['refused', 'silent'] as const)('while every connection to the storage is %s', (outage) => {
  it('refuses an upload with a sentence, keeps nothing of it, and takes it afterwards', async () => {
    const content = await pngFile(outage === 'silent' ? 61 : 60, 60);
    const before = await filesOf();
    network.set({ outage });
    const refused = await upload('panne.png', content);
    expect([refused.status, refused.body]).toEqual([503, { code: 'INDISPONIBLE', message: UNWRITTEN }]);
    expect(refused.headers['retry-after']).toBe('5');
    expect(await filesOf()).toEqual(before);
    expect(await incoming()).toEqual([]);
    network.set({});
    await eventually(async () => (await upload('panne.png', content)).status === 200);
    expect(await filesOf()).toEqual([hashOf(content), ...before]);
  });

  it('refuses a download with a sentence, shows pictures that it has, and recovers', async () => {
    const { body } = await upload('lue.png', await pngFile(70, outage === 'silent' ? 71 : 70));
    const params = { id: idOf(body.url) };
    const thumbnail = await draft.caller.call(readThumbnail, { params });
    network.set({ outage });
    const refused = await draft.caller.call(readFile, { params });
    expect([refused.status, refused.body]).toEqual([503, { code: 'INDISPONIBLE', message: UNREAD }]);
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect((await draft.caller.call(readThumbnail, { params })).bytes.equals(thumbnail.bytes)).toBe(true);
    network.set({});
    await eventually(async () => (await draft.caller.call(readFile, { params })).status === 200);
  });

  it('half-records no agreement whose evidence cannot be kept', async () => {
    const order = await orderShownToClient(site);
    network.set({ outage });
    const refusal = await approve(order).catch((error: Error) => error.message);
    expect(refusal).toContain('INDISPONIBLE');
    expect((await readOrder(order.caller, order.id)).statut).toBe('Validation Client');
    const { rows } = await site.pool.query('select from approvals where project_id = $1', [order.id]);
    expect(rows).toEqual([]);
    network.set({});
    await eventually(() =>
      approve(order).then(
        () => true,
        () => false,
      ),
    );
    const { rows: files } = await site.pool.query<{ hash: string }>(
      "select encode(sha256, 'hex') as hash from files where project_id = $1",
      [order.id],
    );
    for (const { hash } of files) expect(hashOf((await site.files.read(hash)) ?? Buffer.alloc(0))).toBe(hash);
  });
});

it('leaves nothing of an upload killed between its sending and its commit, and loses nothing else', async () => {
  const earlier = await pngFile(80, 80);
  expect((await upload('avant.png', earlier)).status).toBe(200);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ardoise-killed-'));
  const { url: FILES_URL, endpoint: S3_ENDPOINT, ...access } = network.through(bucket);
  const server = await startServer(dataDir, {
    DATABASE_URL: site.databaseUrl,
    FILES_URL,
    S3_ENDPOINT,
    S3_ACCESS_KEY_ID: access.accessKeyId,
    S3_SECRET_ACCESS_KEY: access.secretAccessKey,
  });
  const content = await pngFile(81, 81);
  const client = new S3Client(bucket);
  try {
    // Uploaded, and about to be checked in the transaction that records it.
    network.set({ held: 'HEAD ' });
    const met = network.met;
    const credentials = await draft.caller.credentials();
    const { body, headers } = formOf('tuee.png', content);
    const lost = fetch(`${server.site}/rest/myplv/projets/upload`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { ...headers, cookie: credentials?.cookie ?? '', 'x-csrf-token': credentials?.csrf ?? '' },
    }).catch(() => 'lost');
    await eventually(() => network.met > met);
    server.child.kill('SIGKILL');
    await server.exitCode;
    expect(await lost).toBe('lost');
    network.set({});
    expect(await client.size(keyOf('blobs', hashOf(content)))).toBe(content.length);
    expect(await filesOf()).not.toContain(hashOf(content));
    expect(await removeUnreferencedBlobs(site.pool, site.files)).toBeGreaterThan(0);
    expect(await client.size(keyOf('blobs', hashOf(content)))).toBeNull();
    expect((await site.files.read(hashOf(earlier)))?.equals(earlier)).toBe(true);
    // The next start deletes its temporary files.
    await FileStore.open(dataDir);
    expect(await readdir(path.join(dataDir, 'files/incoming'))).toEqual([]);
    expect((await upload('tuee.png', content)).status).toBe(200);
  } finally {
    server.child.kill('SIGKILL');
    client.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('backs up what is on this machine, and says where the files are', async () => {
  expect((await upload('sauvee.png', await pngFile(90, 90))).status).toBe(200);
  expect(await readdir(path.join(site.config.dataDir, 'files-cache'))).not.toEqual([]);
  const parent = await mkdtemp(path.join(tmpdir(), 'ardoise-saved-'));
  const backup = runProgram('backup.ts', [path.join(parent, 'backup')], {
    DATA_DIR: site.config.dataDir,
    DATABASE_URL: site.databaseUrl,
    FILES_URL: bucket.url,
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });
  expect([await backup.errors, await backup.exitCode]).toEqual(['', 0]);
  expect(await backup.output).toContain(`The uploaded files are in ${bucket.url} and are not copied`);
  const manifest = JSON.parse(await readText(path.join(parent, 'backup/manifest.json'), 'utf8'));
  expect(manifest.filesUrl).toBe(bucket.url);
  const [only = '', ...more] = (await readText(path.join(parent, 'backup/files.jsonl'), 'utf8')).split('\n');
  expect([JSON.parse(only).path, more]).toEqual(['data/secret.key', ['']]);
  const restored = runProgram('restore.ts', [path.join(parent, 'backup')], {
    DATA_DIR: path.join(parent, 'data'),
    DATABASE_URL: site.databaseUrl,
  });
  expect(await restored.output).toContain(`FILES_URL=${bucket.url}`);
  await rm(parent, { recursive: true, force: true });
});

it('sends and reads a large file in pieces: 400 MB within 250 MB of memory', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ardoise-large-'));
  const program = `
    import { randomBytes } from 'node:crypto';
    import { Readable } from 'node:stream';
    import { FileStore } from ${JSON.stringify(path.join(import.meta.dirname, 'storage/file-store.ts'))};
    const store = await FileStore.open(${JSON.stringify(folder)}, { s3: ${JSON.stringify(bucket)} });
    const piece = randomBytes(1_000_000);
    const incoming = await store.receive(Readable.from(Array.from({ length: 400 }, () => piece)), 400_000_000);
    await store.send(incoming);
    await store.keep(incoming);
    let read = 0;
    for await (const chunk of await (await store.find(incoming.sha256)).open()) read += chunk.length;
    console.log(read, process.resourceUsage().maxRSS);
    process.exit();
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  await rm(folder, { recursive: true, force: true });
  const [read, mostKilobytes] = stdout.split(' ').map(Number);
  expect(read).toBe(400_000_000);
  expect(mostKilobytes).toBeLessThan(250_000);
});
