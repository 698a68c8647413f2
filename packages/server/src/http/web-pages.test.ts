import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorReplies } from './errors.ts';
import { installSecurityHeaders } from './security-headers.ts';
import { serveWebPages } from './web-pages.ts';

const LOADER = "document.createElement('script')";
const INDEX = `<!doctype html><title>Ardoise</title><link rel="modulepreload" href="/assets/index-a1b2.js">
<script>${LOADER}</script>`;
const SCRIPT = 'console.log("ardoise");'.repeat(200);

let folder: string;
let dataDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), INDEX);
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const script = path.join(folder, 'assets', 'index-a1b2.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  dataDir = await mkdtemp(path.join(tmpdir(), 'ardoise-web-data-'));
  app = await serve(folder);
});
afterAll(async () => {
  await app.close();
  await Promise.all([folder, dataDir].map((each) => rm(each, { recursive: true })));
});

async function serve(build: string, demo = false, company?: string): Promise<FastifyInstance> {
  const server = Fastify();
  installErrorReplies(server, () => undefined);
  installSecurityHeaders(server, { publicUrl: 'https://plv.example' });
  server.decorate('sessionSettings', { cookieName: 'ardoise-session' });
  await server.register(cookie);
  const companySignIn = company === undefined ? undefined : { name: company };
  await serveWebPages(server, { demo, companySignIn, dataDir, roleOf }, build);
  return server;
}

/** Sessions by their token, which is the account's role here. */
const roleOf = async (token: string) => ROLES.find((role) => role === token);

/** Typed as a promise: `inject` also returns a chainable object. */
function inject(options: InjectOptions, server = app): Promise<LightMyRequestResponse> {
  return server.inject(options);
}

describe('the page', () => {
  it.each(['/', '/login', '/dashboard?q_statut=Agence', '/chr/info-pdv/65a0', '/lien/AbC-_9'])(
    'is the reply to %s',
    async (url) => {
      const reply = await inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toContain('<title>Ardoise</title>');
    },
  );

  it.each(['/nulle-part', '/dashboard/x', '/gestion-projets/chr/x', '/lien/', '/wp-admin', '/suivi-projet'])(
    'is sent with 404 where no screen exists (%s)',
    async (url) => {
      const reply = await inject({ url });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toContain('<title>Ardoise</title>');
    },
  );

  it('contains the demonstration’s entrance only with DEMO=1', async () => {
    expect((await inject({ url: '/dev' })).statusCode).toBe(404);
    const demonstration = await serve(folder, true);
    expect((await inject({ url: '/dev' }, demonstration)).statusCode).toBe(200);
    await demonstration.close();
  });

  it('says whether this is the demonstration, the bare page and the prerendered one', async () => {
    const built = await mkdtemp(path.join(tmpdir(), 'ardoise-web-'));
    for (const file of ['index.html', 'page-login.html'])
      await writeFile(path.join(built, file), `<meta name="demonstration" content="" />${INDEX}`);
    await writeFile(
      path.join(built, 'pages.json'),
      JSON.stringify([{ path: '^/login$', file: 'page-login.html', visitors: true }]),
    );
    for (const demo of [true, false]) {
      const server = await serve(built, demo);
      for (const url of ['/login', '/lien/AbC-_9'])
        expect((await inject({ url }, server)).body).toContain(`content="${demo ? 'oui' : ''}"`);
      await server.close();
    }
    await rm(built, { recursive: true });
  });

  it('is prerendered for the addresses of the build, as the login without a session', async () => {
    const built = await mkdtemp(path.join(tmpdir(), 'ardoise-web-'));
    await writeFile(path.join(built, 'index.html'), INDEX);
    const drawn = `${INDEX}<style>header{}</style><header>Ardoise</header>`;
    await writeFile(path.join(built, 'page-list.html'), drawn);
    await writeFile(path.join(built, 'page-login.html'), `${INDEX}<h1>Se connecter</h1>`);
    const pages = [
      { path: '^/login$', file: 'page-login.html', visitors: true },
      { path: '^/dashboard$', file: 'page-list.html' },
    ];
    await writeFile(path.join(built, 'pages.json'), JSON.stringify(pages));
    const server = await serve(built);
    const read = async (url: string, session = '') =>
      /<header>|<h1>/.exec((await inject({ url, headers: { cookie: session } }, server)).body)?.[0];
    const session = 'ardoise-session=whatever';
    expect(await read('/dashboard?q_statut=Agence', session)).toBe('<header>');
    expect(await read('/dashboard/more', session)).toBeUndefined();
    expect(await read('/login', session)).toBe('<h1>');
    // Redirected to the login.
    expect(await read('/dashboard')).toBe('<h1>');
    // Public pages, and those that do not exist, are bare.
    expect(await read('/lien/AbC-_9')).toBeUndefined();
    expect(await read('/nulle-part')).toBeUndefined();
    await server.close();
    await rm(built, { recursive: true });
  });

  it('is another one for the accounts of a role, where the build has one', async () => {
    const built = await mkdtemp(path.join(tmpdir(), 'ardoise-web-'));
    const drawn = { list: 'Tableau de bord', orders: 'Vos commandes', login: 'Se connecter' };
    await writeFile(path.join(built, 'index.html'), INDEX);
    for (const [name, title] of Object.entries(drawn))
      await writeFile(path.join(built, `page-${name}.html`), `${INDEX}<h1>${title}</h1>`);
    const pages = [
      { path: '^/login$', file: 'page-login.html', visitors: true },
      { path: '^/dashboard$', file: 'page-orders.html', role: 'client' },
      { path: '^/dashboard$', file: 'page-list.html' },
    ];
    await writeFile(path.join(built, 'pages.json'), JSON.stringify(pages));
    const server = await serve(built);
    const titleFor = async (session: string) => {
      const headers = session === '' ? {} : { cookie: `ardoise-session=${session}` };
      return /<h1>(.*)<\/h1>/.exec((await inject({ url: '/dashboard', headers }, server)).body)?.[1];
    };
    expect(await titleFor('client')).toBe(drawn.orders);
    expect(await titleFor('dc')).toBe(drawn.list);
    expect(await titleFor('of-a-session-that-has-ended')).toBe(drawn.list);
    expect(await titleFor('')).toBe(drawn.login);
    await server.close();
    await rm(built, { recursive: true });
  });

  it('has the company’s button where it is configured, as a link to the page that was wanted', async () => {
    const built = await mkdtemp(path.join(tmpdir(), 'ardoise-web-'));
    const page = `<meta name="company-sign-in" content="" />${INDEX}`;
    await writeFile(path.join(built, 'index.html'), page);
    await writeFile(
      path.join(built, 'page-login.html'),
      `${page}<h1>Se connecter</h1><!--company:<a href="__COMPANY_PATH__">avec __COMPANY_NAME__</a>:company-->`,
    );
    const login = { path: '^/login$', file: 'page-login.html', visitors: true };
    const list = { path: '^/dashboard$', file: 'index.html' };
    await writeFile(path.join(built, 'pages.json'), JSON.stringify([login, list]));
    const without = await serve(built);
    expect((await inject({ url: '/login' }, without)).body).not.toMatch(/<!--|avec/);
    const server = await serve(built, false, 'Midi & <fils> $&');
    const hrefAt = async (url: string) =>
      /<a href="([^"]*)">avec Midi &amp; &lt;fils&gt; \$&amp;<\/a>/.exec(
        (await inject({ url }, server)).body,
      )?.[1];
    expect(await hrefAt('/login')).toBe('/sso/connexion');
    expect(await hrefAt('/login?targetUrl=%2Fhelp')).toBe('/sso/connexion?targetUrl=%2Fhelp');
    expect(await hrefAt('/login?targetUrl=//ailleurs.example')).toBe('/sso/connexion');
    expect(await hrefAt('/dashboard?q=%22%3E<b>$&')).toBe(
      '/sso/connexion?targetUrl=%2Fdashboard%3Fq%3D%2522%253E%253Cb%253E%24%26',
    );
    expect((await inject({ url: '/lien/x' }, server)).body).toContain(
      '<meta name="company-sign-in" content="Midi &amp; &lt;fils&gt; $&amp;" />',
    );
    await Promise.all([without.close(), server.close()]);
    await rm(built, { recursive: true });
  });

  it('allows its own inline scripts by their hashes, and what they load', async () => {
    const hash = createHash('sha256').update(LOADER).digest('base64');
    for (const url of ['/', '/dashboard?q_statut=Agence']) {
      const policy = String((await inject({ url })).headers['content-security-policy']);
      expect(policy).toContain(`script-src 'sha256-${hash}' 'strict-dynamic';`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|http|nonce/);
    }
  });

  it.each([
    ['br, gzip', brotliDecompressSync],
    ['gzip, deflate', gunzipSync],
  ])('is compressed for clients that accept %s', async (accepted, decompress) => {
    const reply = await inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(decompress(reply.rawPayload).toString()).toContain('<title>Ardoise</title>');
    expect(reply.headers.vary).toBe('accept-encoding');
  });

  it('is neither cached, nor framed, nor sends a referrer', async () => {
    const { headers } = await inject({ url: '/' });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('assets', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('are served precompressed (%s)', async (accepted, encoding, decompress) => {
    const reply = await inject({
      url: '/assets/index-a1b2.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-type']).toContain('javascript');
    expect(decompress(reply.rawPayload).toString()).toBe(SCRIPT);
  });

  it('are cached forever when named by their content', async () => {
    const { headers } = await inject({ url: '/assets/index-a1b2.js' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const favicon = await inject({ url: '/favicon.svg' });
    expect(favicon.statusCode).toBe(200);
    expect(favicon.headers['cache-control']).toBe('no-cache');
  });

  it('never fall back to the page', async () => {
    for (const url of [
      '/assets/gone-1234.js',
      '/assets/',
      '/index.php',
      '/assets/index-a1b2.js.map',
      '/index.html',
    ]) {
      const reply = await inject({ url });
      expect([url, reply.statusCode]).toEqual([url, 404]);
      expect(reply.json().code).toBe('INTROUVABLE');
    }
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/.env',
  ])('do not allow path traversal (%s)', async (url) => {
    expect((await inject({ url })).statusCode).toBe(404);
  });
});

describe('other paths', () => {
  it.each([
    ['GET', '/rest/myplv/rien'],
    ['GET', '/user/rien/du/tout'],
    ['GET', '/jdrupal'],
    ['GET', '/demo/rien'],
    ['POST', '/dashboard'],
    ['DELETE', '/'],
  ] as const)('%s %s is an error in the shape of the others', async (method, url) => {
    const reply = await inject({ method, url });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: 'INTROUVABLE', message: expect.any(String) });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('return an error without a build', async () => {
    const bare = await serve(path.join(folder, 'nowhere'));
    const reply = await inject({ url: '/login' }, bare);
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npm start');
    await bare.close();
  });
});
