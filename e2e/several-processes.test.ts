import { createHash, randomBytes } from 'node:crypto';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { HttpCaller } from './http-caller.ts';
import { SeveralServers } from './several-servers.ts';

const PROCESSES = inVolume(2, 3);

let servers: SeveralServers;
beforeAll(async () => {
  servers = await SeveralServers.start(PROCESSES);
}, 180_000);
afterAll(() => servers?.stop());

/** The next event of a project, by the stream of changes of one process. */
async function nextChange(caller: HttpCaller, project: string): Promise<void> {
  const { body } = await caller.send('GET', '/rest/myplv/changements');
  if (body === null) throw new Error('no stream');
  let said = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    said += chunk;
    if (said.includes(project)) return;
  }
  throw new Error(`the stream ended without ${project}: ${said}`);
}

it('gives any process what another has received, tells the changes of all, and ends a session everywhere', {
  tags: 'long',
}, async () => {
  const [first, second, third = second] = servers.processes.map(({ url }) => url);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('too few processes');
  const one = new HttpCaller(first);
  await one.signIn('dc1', 'ardoise-demo');
  const [other, another] = [one.at(second), one.at(third)];
  const drafts = '/rest/myplv/projets?q_statut=Brouillon&q_support=Carte%20Brasserie&limit=50';
  const { projets } = await one.json<{ projets: ProjectRow[] }>('GET', drafts);
  const id = projets.find(({ clientSigned }) => !clientSigned)?._id.$oid ?? '';

  const seen = nextChange(another, id);
  const pixels = { create: { width: 300, height: 300, channels: 3 as const, background: '#a33' } };
  const bytes = await sharp(pixels)
    .composite([{ input: randomBytes(300), raw: { width: 10, height: 10, channels: 3 } }])
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('projet_id', id);
  form.set('file_type', 'photo_carte');
  form.set('file', new File([new Uint8Array(bytes)], 'carte.png', { type: 'image/png' }));
  const file = await one.json<ProjectFile>('POST', '/rest/myplv/projets/upload', form);
  await seen;
  const read = await other.send('GET', `/rest/myplv/fichiers/${file.id}`);
  const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  expect(hash(new Uint8Array(await read.arrayBuffer()))).toBe(hash(bytes));
  expect((await another.send('GET', `/rest/myplv/fichiers/${file.id}/vignette`)).status).toBe(200);

  expect((await other.send('GET', '/user/logout')).status).toBeLessThan(400);
  for (const elsewhere of [one, another])
    await expect
      .poll(async () => (await elsewhere.send('GET', `/rest/myplv/projets/${id}`)).status)
      .toBe(401);
});

it('is prepared once by processes that start together on an empty database', { tags: 'long' }, async () => {
  await servers.withDatabase((db) => db.query('create database empty_one'));
  const empty = new URL(servers.postgres.url);
  empty.pathname = '/empty_one';
  const together = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      servers.startAside({ DATABASE_URL: empty.href, DEMO: '0', COMPANY_NAME: 'Boissons du Midi' }),
    ),
  );
  const said = together.map(({ complaints }) => complaints());
  await Promise.all(together.map(({ stop }) => stop()));
  expect(said.join('')).toBe('');
});
