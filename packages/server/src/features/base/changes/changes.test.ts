import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import { watchChanges } from '@ardoise/domain/contract/changes.ts';
import { openLink, sendLink, uploadByLink } from '@ardoise/domain/contract/files.ts';
import { createProject, deleteProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { FileProcess } from '../../../card-files/file-process.ts';
import { DatabaseListener } from '../../../db/database-listener.ts';
import { createPool } from '../../../db/pool.ts';
import { ListReads } from '../../../http/list-reads.ts';
import { LiveSessions } from '../../../http/live-sessions.ts';
import { ProjectChanges } from '../../../http/project-changes.ts';
import { Readiness } from '../../../operations/readiness.ts';
import { Replicas } from '../../../replicas/replicas.ts';
import { SecretBox } from '../../../secrets/secret-box.ts';
import { FileStore } from '../../../storage/file-store.ts';
import { createUser } from '../../../testing/factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { docxFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { joinProof, move, type Order, submittedOrder } from '../../../testing/workflow-factories.ts';

const PATIENCE = 20_000;

/** Makes changes; another process on the same database receives them. */
let site: TestApp;
let other: { url: string; app: FastifyInstance; close: () => Promise<void> };

async function startOther() {
  const pool = createPool(site.databaseUrl, { size: 3 });
  const fail = (error: unknown) => {
    throw error;
  };
  const sessions = new LiveSessions(pool, undefined);
  const changes = new ProjectChanges(pool, fail);
  const listener = new DatabaseListener();
  sessions.listenOn(listener);
  changes.listenOn(listener);
  const stop = listener.start(site.databaseUrl, fail);
  const files = await FileStore.open(site.config.dataDir);
  const app = await buildApp(
    {
      config: site.config,
      pool,
      lists: new ListReads(
        new Replicas({ ...site.config.replicas, primary: pool, poolSize: 1 }),
        site.config,
      ),
      sessions,
      changes,
      mails: site.mails,
      webhooks: site.webhooks,
      imports: site.imports,
      comparisons: site.comparisons,
      files,
      fileProcess: new FileProcess(fail),
      readiness: new Readiness({ databaseUrl: site.databaseUrl, files, onFailure: fail }),
      slowQueries: { count: 0 },
      salesforce: null,
      companyProvider: null,
      secrets: await SecretBox.open(site.config.dataDir, []),
      demonstration: null,
    },
    { logLevel: 'error' },
  );
  const listening: Promise<string> = app.listen({ port: 0, host: '127.0.0.1' });
  const url = await listening;
  return {
    url,
    app,
    async close() {
      await app.close();
      await stop();
      await pool.end();
    },
  };
}

beforeAll(async () => {
  site = await createTestApp();
  other = await startOther();
});
afterAll(async () => {
  await other.close();
  await site.close();
});

interface Watcher {
  response: Response;
  heard: ProjectChange[];
  /** The text of the stream. */
  text: () => string;
  /** Resolves when it was closed by the server. */
  ended: Promise<void>;
  close: () => void;
}
const watchers: Watcher[] = [];
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.close();
});

/** Opens a stream in the other process, with this session cookie; `readAt`: when its screen was read (monotonic). */
async function watchAs(cookie: string, readAt?: number): Promise<Watcher> {
  const abort = new AbortController();
  const depuis = readAt === undefined ? '' : `?depuis=${Math.ceil(performance.now() - readAt)}`;
  const address = other.url + watchChanges.path + depuis;
  const response = await fetch(address, { headers: { cookie }, signal: abort.signal });
  let text = '';
  const heard: ProjectChange[] = [];
  const read = async () => {
    if (response.status !== 200 || response.body === null) return;
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (const [, data] of chunk.matchAll(/^data: (.+)$/gm))
        heard.push(JSON.parse(data ?? '') as ProjectChange);
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!abort.signal.aborted) throw error;
  });
  const watcher = { response, heard, text: () => text, ended, close: () => abort.abort() };
  watchers.push(watcher);
  return watcher;
}

async function watch(name: string, readAt?: number): Promise<Watcher> {
  const credentials = await site.as(name).credentials();
  return watchAs(credentials?.cookie ?? '', readAt);
}

/** Polls a condition, at most five seconds. */
async function becomes(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { timeout: PATIENCE, interval: 10 }).toBe(true);
}

const about = ({ heard }: Watcher, id: string) =>
  heard.flatMap((change) => ('id' in change && change.id === id ? [change] : []));

/** Uploads a file as a fence: earlier events have arrived once its event has. */
async function lastWord(order: Order, watcher: Watcher): Promise<void> {
  await site.changes.settle();
  await sleep(100);
  const before = about(watcher, order.id).length;
  await joinProof(order, `${Math.random()}.pdf`);
  await becomes(() => about(watcher, order.id).length > before);
}

describe('a change made in one process', () => {
  it('is received in another by the accounts concerned, and by nobody else', async () => {
    const order = await submittedOrder(site);
    const stranger = await createUser(site.pool, { role: 'dc' });
    const { name: siegeName } = await createUser(site.pool, { role: 'siege' });
    const [dc, agency, siege, nobody] = await Promise.all(
      [order.dc.name, order.agence.name, siegeName, stranger.name].map((name) => watch(name)),
    );
    if (!dc || !agency || !siege || !nobody) throw new Error('four watch');
    const reply = await move(order.agency, order.id, 'Brouillon', { comment: 'Photo illisible' });
    // The project leaves the agency's scope, of which the agency is notified as well.
    for (const watcher of [dc, agency, siege]) {
      // The submission saved just before may be notified with the new version, too.
      const told = () => about(watcher, order.id).filter(({ kind }) => kind === 'projet');
      await becomes(() => told().at(-1)?.version === reply.version);
    }
    expect(nobody.heard).toEqual([]);
    expect(dc.response.headers.get('content-type')).toContain('text/event-stream');
    expect(dc.response.headers.get('cache-control')).toBe('no-store');
  });

  it('between the reading of a screen and the opening of its stream is replayed to the accounts concerned', async () => {
    const order = await submittedOrder(site);
    const stranger = await createUser(site.pool, { role: 'dc' });
    const { name: siegeName } = await createUser(site.pool, { role: 'siege' });
    const siege = await watch(siegeName);
    const readAt = performance.now();
    const { version } = await move(order.agency, order.id, 'Brouillon', { comment: 'Photo illisible' });
    const told = (watcher: Watcher) =>
      about(watcher, order.id).some((change) => change.kind === 'projet' && change.version === version);
    await becomes(() => told(siege));
    // The announcement of the submission may still be on its way, and say the new version as well.
    const fence = await submittedOrder(site);
    await lastWord(fence, siege);
    const [late, nobody, without] = [
      await watch(order.dc.name, readAt),
      await watch(stranger.name, readAt),
      await watch(order.dc.name),
    ];
    await becomes(() => told(late));
    await lastWord(fence, siege);
    expect(nobody.heard).toEqual([]);
    expect(told(without)).toBe(false);
  });

  it('is "tout" for a screen read longer ago than changes are kept', async () => {
    const { name } = await createUser(site.pool, { role: 'siege' });
    const late = await watch(name, performance.now() - 60_000);
    await becomes(() => late.heard.length > 0);
    expect(late.heard[0]).toEqual({ kind: 'tout' });
  });

  it('is received by those it was reassigned from', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const [former, present] = [
      await createUser(site.pool, { role: 'imprimeur' }),
      await createUser(site.pool, { role: 'imprimeur' }),
    ];
    const setPrinter = (name: string) =>
      site.pool.query('update projects set imprimeur = $2, entered_impression = true where id = $1', [
        order.id,
        name,
      ]);
    await setPrinter(former.name);
    await setPrinter(present.name);
    const [left, now] = [await watch(former.name), await watch(present.name)];
    await lastWord(order, now);
    await becomes(() => about(left, order.id).length > 0);
  });

  it('is published for creations, saves, files, links and deletions', async () => {
    const order = await submittedOrder(site);
    const { name } = await createUser(site.pool, { role: 'siege' });
    const siege = await watch(name);
    const made = await order.caller.call(createProject, { body: { type: 'Carte Brasserie' } });
    const id = made.body._id.$oid;
    await becomes(() => about(siege, id).length === 1);
    const saved = await order.caller.call(saveProject, {
      params: { id },
      body: { version: 1, pdv: { nomPDV: 'Chez Nous', emailCLient: 'client@chez-nous.example' } },
    });
    await becomes(() => about(siege, id).length === 2);
    expect(about(siege, id)[1]).toEqual({ kind: 'contenu', id, version: saved.body.version });
    await lastWord(order, siege);
    expect((await order.caller.call(deleteProject, { params: { id } })).status).toBe(204);
    await becomes(() => about(siege, id).length === 3);
  });

  it('is published for what a link’s holder does, not for what they only read', {
    tags: 'long',
  }, async () => {
    const order = await submittedOrder(site);
    const draft = await order.caller.call(createProject, { body: { type: 'Carte Brasserie' } });
    const id = draft.body._id.$oid;
    const body = {
      version: 1,
      contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: 'c@d.example' },
    };
    await order.caller.call(saveProject, { params: { id }, body });
    const sent = await order.caller.call(sendLink, { params: { id }, body: { purpose: 'texte' } });
    expect(sent.status).toBe(200);
    const [mail] = await queuedMails(site, { projectId: id });
    const token = /\/lien\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const dc = await watch(order.dc.name);
    await lastWord(order, dc);
    const before = about(dc, id).length;
    expect((await site.anonymous.call(openLink, { params: { token } })).status).toBe(200);
    await lastWord(order, dc);
    expect(about(dc, id)).toHaveLength(before);
    const form = multipart({}, { name: 'texte.docx', content: docxFile() });
    const uploaded = await site.anonymous.call(uploadByLink, { params: { token }, ...form });
    expect(uploaded.status).toBe(200);
    await becomes(() => about(dc, id).length === before + 1);
  });

  it('costs one notification however often it is announced at once', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const dc = await watch(order.dc.name);
    await lastWord(order, dc);
    const before = about(dc, order.id).length;
    for (let told = 0; told < 50; told += 1) site.changes.announce({ project: order.id });
    await becomes(() => about(dc, order.id).length > before);
    await lastWord(order, dc);
    expect(about(dc, order.id)).toHaveLength(before + 2);
  });
});

it('of head office is received by every role', async () => {
  const siege = await createUser(site.pool, { role: 'siege' });
  const [dc, printer] = await Promise.all([
    createUser(site.pool, { role: 'dc' }).then(({ name }) => watch(name)),
    createUser(site.pool, { role: 'imprimeur' }).then(({ name }) => watch(name)),
  ]);
  await site.as(siege.name).call(changeSettings, { body: { vaeSuspendue: false } });
  for (const watcher of [dc, printer]) {
    await becomes(() => watcher.heard.length > 0);
    expect(watcher.heard).toEqual([{ kind: 'reference', zone: 'reglages', liste: '' }]);
  }
});

describe('the stream of changes', () => {
  it('requires a session, and limits the streams of one session', async () => {
    expect((await watchAs('')).response.status).toBe(401);
    const credentials = await site.as((await createUser(site.pool, { role: 'dc' })).name).credentials();
    const statuses: number[] = [];
    for (let opened = 0; opened < 9; opened += 1)
      statuses.push((await watchAs(credentials?.cookie ?? '')).response.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  it.each([
    ['its session', 'delete from sessions where uid = $1'],
    ['its role', "update users set role = 'siege' where uid = $1"],
    ['its account', 'update users set active = false where uid = $1'],
  ])('ends with %s', async (_what, statement) => {
    const user = await createUser(site.pool, { role: 'dc' });
    const [watcher, staying] = [
      await watch(user.name),
      await watch((await createUser(site.pool, { role: 'dc' })).name),
    ];
    await site.pool.query(statement, [user.uid]);
    await watcher.ended;
    expect(watcher.text()).toContain('event: fin\n');
    expect(staying.text()).not.toContain('event: fin');
  });

  it('does not keep a session alive', async () => {
    const user = await createUser(site.pool, { role: 'dc' });
    const watcher = await watch(user.name);
    const idle = "update sessions set last_used = now() - interval '11 hours' where uid = $1";
    await site.pool.query(idle, [user.uid]);
    // Any ending session triggers a check of all.
    const gone = await createUser(site.pool, { role: 'dc' });
    const last = await watch(gone.name);
    await site.pool.query('delete from sessions where uid = $1', [gone.uid]);
    await last.ended;
    const { rows } = await site.pool.query<{ idle: boolean }>(
      "select last_used < now() - interval '10 hours' as idle from sessions where uid = $1",
      [user.uid],
    );
    expect(rows).toEqual([{ idle: true }]);
    expect(watcher.text()).not.toContain('event: fin');
  });

  it('sends ‘tout’ once the listening connection is back', async () => {
    const watcher = await watch((await createUser(site.pool, { role: 'dc' })).name);
    await site.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ardoise:listener' and datname = current_database()",
    );
    await becomes(() => watcher.heard.some(({ kind }) => kind === 'tout'));
  });

  it('does not delay the server’s shutdown', async () => {
    const closing = await startOther();
    const credentials = await site.as((await createUser(site.pool, { role: 'dc' })).name).credentials();
    const response = await fetch(closing.url + watchChanges.path, {
      headers: { cookie: credentials?.cookie ?? '' },
    });
    // Hangs until the test's end where the server waits for the stream's.
    const [, text] = await Promise.all([closing.close(), response.text()]);
    expect(text).not.toContain('event: fin');
  });
});
