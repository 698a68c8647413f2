import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installErrorReplies } from './errors.ts';
import { installSecurityHeaders } from './security-headers.ts';
import { serveWebPages } from './web-pages.ts';
import { WebReleases } from './web-releases.ts';

const SCRIPT = 'load()';
const PAGE = `<!doctype html><meta name="demonstration" content="" /><h1>Ardoise</h1><script>${SCRIPT}</script>`;

let data: string;
let build: string;
let app: FastifyInstance;
const others: FastifyInstance[] = [];

async function writeBuild(folder: string, asset: string): Promise<string> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), PAGE);
  for (const name of ['list', 'login'])
    await writeFile(path.join(folder, `page-${name}.html`), PAGE.replace('Ardoise', name));
  await writeFile(
    path.join(folder, 'pages.json'),
    JSON.stringify([
      { path: '^/login$', file: 'page-login.html', visitors: true },
      { path: '^/dashboard$', file: 'page-list.html' },
    ]),
  );
  await writeFile(path.join(folder, 'sw.js'), `const SHELL={"version":"__SHELL_VERSION__","${asset}":1}`);
  await writeFile(path.join(folder, 'assets', asset), asset);
  await writeFile(path.join(folder, 'assets', `${asset}.br`), brotliCompressSync(asset));
  return folder;
}

async function serve(folder: string, { demo = false } = {}): Promise<FastifyInstance> {
  const server = Fastify();
  installErrorReplies(server, () => undefined);
  installSecurityHeaders(server, { publicUrl: 'https://plv.example' });
  server.decorate('sessionSettings', { cookieName: 'ardoise-session' });
  await server.register(cookie);
  await serveWebPages(server, { demo, dataDir: data, roleOf: async () => undefined }, folder);
  others.push(server);
  return server;
}

beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'ardoise-shell-'));
  build = await writeBuild(path.join(data, 'first'), 'first-a1.js');
  app = await serve(build);
});
afterEach(async () => {
  await Promise.all(others.splice(0).map((server) => server.close()));
  await rm(data, { recursive: true });
});

/** Typed as a promise: `inject` also returns a chainable object. */
function inject(options: InjectOptions | string, server = app): Promise<LightMyRequestResponse> {
  return server.inject(options);
}

const versionOf = async (server: FastifyInstance) =>
  /"version":"([0-9a-f]{16})"/.exec((await inject('/sw.js', server)).body)?.[1];

it('sends the worker with a policy that lets it fetch, and asked for anew each time', async () => {
  const reply = await inject('/sw.js');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(await versionOf(app)).toBeDefined();
});

it('sends the pages that a device keeps without a session, with the policy of the sent page', async () => {
  const version = await versionOf(app);
  for (const [file, title] of [
    ['page-list.html', 'list'],
    ['index.html', 'Ardoise'],
  ]) {
    const reply = await inject(`/coquille/${version}/${file}`);
    expect(reply.body).toContain(`<h1>${title}</h1>`);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(reply.headers['content-security-policy']).toContain(`'sha256-${hash}' 'strict-dynamic'`);
    expect(reply.headers['set-cookie']).toBeUndefined();
  }
});

it('keeps no login, no other version, and nothing else below that address', async () => {
  const version = await versionOf(app);
  for (const url of [
    `/coquille/${version}/page-login.html`,
    '/coquille/0123456789abcdef/page-list.html',
    `/coquille/${version}/pages.json`,
    `/coquille/${version}/..%2findex.html`,
    `/coquille/${version}/`,
    '/coquille',
  ])
    expect([url, (await inject(url)).statusCode]).toEqual([url, 404]);
});

it('is another version with another file, and where the server says something else in its pages', async () => {
  const again = await serve(build);
  const demonstration = await serve(build, { demo: true });
  const changed = await serve(await writeBuild(path.join(data, 'second'), 'second-b2.js'));
  const [version, same, ...different] = await Promise.all(
    [app, again, demonstration, changed].map(versionOf),
  );
  expect(same).toBe(version);
  expect(new Set([version, ...different]).size).toBe(3);
});

it('sends an asset of the release before from the copy, as the present ones', async () => {
  await new WebReleases(data).keep(path.join(build, 'assets'));
  const next = await serve(await writeBuild(path.join(data, 'second'), 'second-b2.js'));
  const reply = await inject({ url: '/assets/first-a1.js', headers: { 'accept-encoding': 'br' } }, next);
  expect(reply.statusCode).toBe(200);
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('first-a1.js');
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-type': expect.stringContaining('javascript'),
  });
  for (const url of [
    '/assets/third-c3.js',
    '/assets/..%2ffirst-a1.js',
    '/assets/.first',
    '/assets/x/first-a1.js',
  ])
    expect([url, (await inject(url, next)).statusCode]).toEqual([url, 404]);
  expect((await inject({ method: 'POST', url: '/assets/first-a1.js' }, next)).statusCode).toBe(404);
});
