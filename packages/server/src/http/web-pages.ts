import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { isPage } from '@ardoise/domain/rules/is-page.ts';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withCompanyButton, withCompanyName } from './company-button.ts';
import { acceptedEncoding } from './compression.ts';
import { serveKeptShell } from './kept-shell.ts';
import { pagePolicy } from './page-policy.ts';
import { sessionToken } from './session-cookie.ts';
import { WebReleases } from './web-releases.ts';

/** Build output of the page (`npm start` builds it). */
export const WEB_BUILD = path.resolve(import.meta.dirname, '../../../web/dist');

/** The page of every address that is of no family. */
const BARE = 'index.html';
const WORKER = 'sw.js';

/** The name of an asset, which is of one folder. */
const ASSET = /^\/assets\/([\w-][\w.-]*)$/;

/** First path segments of calls: an unknown path there is an error, never the page. */
const CALLS = [
  'rest',
  'jdrupal',
  'user',
  'session',
  'demo',
  'q',
  'catalogue',
  'assets',
  'coquille',
  'sante',
  'sso',
  'scim',
  'metriques',
];

/** The page is a few kilobytes, the login with the address that was wanted: compressed on the fly, at a low level. */
function compressed(request: FastifyRequest, reply: FastifyReply, html: string): string | Buffer {
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request, ['br', 'gzip']);
  if (encoding === undefined) return html;
  reply.header('content-encoding', encoding);
  if (encoding === 'gzip') return gzipSync(html);
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** In the built pages (packages/web/index.html): whether the page's script fetches the demonstration's accounts. */
const DEMONSTRATION = '<meta name="demonstration" content=""';

function withDemonstration(page: string, demo: boolean): string {
  return demo ? page.replace(DEMONSTRATION, `${DEMONSTRATION.slice(0, -1)}oui"`) : page;
}

/** A page of the build as this server sends it. */
interface Page {
  html: string;
  policy: string;
}

const pageOf = (html: string): Page => ({ html, policy: pagePolicy(html) });

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, policy }: Page): FastifyReply {
  reply.header('content-security-policy', policy);
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  return reply.send(compressed(request, reply, html));
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

function isPagePath(request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  const parts = pathname.split('/');
  const isFile = /\.[a-z0-9]{1,8}$/i.test(parts.at(-1) ?? '');
  return ['GET', 'HEAD'].includes(request.method) && !CALLS.includes(parts[1] ?? '') && !isFile;
}

/** A prerendered page for a family of addresses (packages/web/build/first-paint.ts). */
interface FamilyPage {
  path: RegExp;
  file: string;
  page: Page;
  /** Of accounts of this role alone. */
  role?: Role;
  /** The login page: served without a session in place of every other family, which redirect there. */
  visitors?: true;
}

async function readFamilies(folder: string, fill: (page: string) => string): Promise<FamilyPage[]> {
  const list = await readFile(path.join(folder, 'pages.json'), 'utf8').catch(() => '[]');
  const families = JSON.parse(list) as (Omit<FamilyPage, 'path' | 'page'> & { path: string })[];
  return Promise.all(
    families.map(async ({ path: pattern, ...family }) => ({
      ...family,
      path: new RegExp(pattern),
      page: pageOf(fill(await readFile(path.join(folder, family.file), 'utf8'))),
    })),
  );
}

/** An asset of a release that is not the present one; undefined for any other request. */
async function formerAsset(request: FastifyRequest, releases: WebReleases) {
  const name = ASSET.exec(pathOf(request))?.[1];
  if (name === undefined || !['GET', 'HEAD'].includes(request.method)) return undefined;
  const folder = await releases.folderOf(name);
  return folder === undefined ? undefined : { name, folder };
}

/** The prerendered page of an address, for the account's role; without a session, the one that it redirects to. */
async function familyOf(
  request: FastifyRequest,
  families: readonly FamilyPage[],
  roleOf: RoleOf,
): Promise<FamilyPage | undefined> {
  const fitting = families.filter((known) => known.path.test(pathOf(request)));
  if (fitting.length === 0) return undefined;
  const token = sessionToken(request);
  if (token === undefined) return families.find(({ visitors }) => visitors);
  const role = fitting.some((known) => known.role) ? await roleOf(token) : undefined;
  return fitting.find((known) => known.role === undefined || known.role === role);
}

const FOREVER = 'public, max-age=31536000, immutable';

/** The folder itself, and what is sent instead of a file where a browser accepts it. */
const NO_ASSET = /(\/|\.br|\.gz)$/;

/**
 * The files of the build that are no page, and those of a release before. Of the assets, one route: one for each of some
 * hundreds is a third of the time in which the application is built.
 */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  // `reply.sendFile`, for the assets of a release before.
  await app.register(staticFiles, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const shared = { index: false, preCompressed: true, decorateReply: false, cacheControl: false } as const;
  await app.register(staticFiles, {
    ...shared,
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    allowedPath: (file) => !NO_ASSET.test(file),
    setHeaders: (response) => response.header('cache-control', FOREVER),
  });
  await app.register(staticFiles, {
    ...shared,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}', '*.html', 'pages.json', WORKER],
    setHeaders: (response) => response.header('cache-control', 'no-cache'),
  });
}

/** The role of a session's account; undefined without one. */
type RoleOf = (token: string) => Promise<Role | undefined>;

interface WebPages {
  demo: boolean;
  companySignIn?: { name: string } | undefined;
  /** `DATA_DIR`, where the release before is. */
  dataDir: string;
  roleOf: RoleOf;
}

/**
 * The built page: its content-hashed assets, cached forever by browsers, and `index.html` for every other address, with
 * 404 where no screen exists; what a device keeps of it (kept-shell.ts). `demo` adds the demonstration's own, and says so
 * in the page. Without a build only the calls are served.
 */
export async function serveWebPages(
  app: FastifyInstance,
  { demo, companySignIn, dataDir, roleOf }: WebPages,
  folder: string = WEB_BUILD,
): Promise<void> {
  const company = companySignIn?.name;
  const read = (file: string) => readFile(path.join(folder, file), 'utf8').catch(() => null);
  const fill = (page: string) => withDemonstration(withCompanyName(page, company), demo);
  const bare = await read(BARE).then((html) => (html === null ? null : pageOf(fill(html))));
  const families = await readFamilies(folder, fill);
  if (bare !== null) {
    await serveFiles(app, folder);
    const kept = families
      .filter(({ visitors, role }) => !visitors && role === undefined)
      .map(({ file, page }) => [file, page] as const);
    const pages = new Map([...kept, [BARE, bare]]);
    serveKeptShell(app, { worker: await read(WORKER), pages, send: sendPage });
  }
  const releases = new WebReleases(dataDir);
  app.setNotFoundHandler(async (request, reply) => {
    const former = bare === null ? undefined : await formerAsset(request, releases);
    if (former !== undefined)
      return reply.header('cache-control', FOREVER).sendFile(former.name, former.folder);
    if (!isPagePath(request)) throw new Refusal('INTROUVABLE');
    // In the browser an unknown address redirects to the start; programs and search engines get 404.
    if (bare !== null) {
      const { html, policy } = (await familyOf(request, families, roleOf))?.page ?? bare;
      const page = { html: withCompanyButton(html, company, request.url), policy };
      return sendPage(request, reply.code(isPage(pathOf(request), { demo }) ? 200 : 404), page);
    }
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('La page n’est pas construite : lancez « npm start ».\n');
  });
}
