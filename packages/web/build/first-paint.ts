import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { FIRST_PAINTS } from '../src/app/first-paint/skeletons.ts';
import { withBreakpoints } from './breakpoints.ts';
import { entryFiles, pageFiles } from './first-load.ts';

const APP = path.resolve(import.meta.dirname, '../src/app');
const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;

/** The inline script that prefetches a page's data: bundled separately, small enough to inline. */
async function inlineScript(): Promise<string> {
  const entry = path.join(APP, 'first-paint/inline.ts');
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'early' } },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code;
  if (code === undefined) throw new Error(`${entry} was not built`);
  return code.trim();
}

async function inlineStyle(): Promise<string> {
  const files = ['tokens.css', 'first-paint/first-paint.css'];
  const texts = await Promise.all(files.map((file) => readFile(path.join(APP, file), 'utf8')));
  return (await withBreakpoints(texts.join('\n')))
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '');
}

/**
 * A preload of a script states its hash, which the policy has to allow (packages/server/src/http/page-policy.ts): without
 * a nonce or a hash it fails without a word.
 */
async function preloadOf(dir: string, file: string): Promise<string> {
  if (!file.endsWith('.js')) return `<link rel="preload" as="style" crossorigin href="/${file}">`;
  const hash = createHash('sha256')
    .update(await readFile(path.join(dir, file)))
    .digest('base64');
  return `<link rel="modulepreload" crossorigin integrity="sha256-${hash}" href="/${file}">`;
}

/**
 * The page's own styles, added by a script: they do not block rendering of the skeleton, and precede those of screens
 * in the cascade, which load later. The application awaits them (app/main.tsx).
 */
function stylesScript(page: string): string {
  const addresses = [...page.matchAll(STYLESHEET)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1]);
  return `window.ardoiseStyles=Promise.all(${JSON.stringify(addresses)}.map(a=>new Promise(r=>{const l=document.createElement('link');l.rel='stylesheet';l.crossOrigin='';l.href=a;l.onload=l.onerror=r;document.head.append(l)})))`;
}

/**
 * The page with its entry loaded by an inline script: the policy allows inline scripts by their hash, and what they load.
 * A hash needs no server that writes a nonce, so that a device may keep the page.
 */
async function withLoader(page: string, dir: string): Promise<string> {
  const entries = [...page.matchAll(ENTRY)].map(([tag, address = '']) => ({ tag, address }));
  const addresses = JSON.stringify(entries.map(({ address }) => address));
  const loader = `for(const src of ${addresses})document.body.append(Object.assign(document.createElement('script'),{type:'module',async:false,crossOrigin:'',src}))`;
  let loading = page.replace('</body>', () => `<script>${loader}</script></body>`);
  for (const { tag, address } of entries)
    loading = loading.replace(tag, await preloadOf(dir, address.slice(1)));
  return loading;
}

/** The page with its inlined first paint. */
function withFirstPaint(page: string, parts: { head: string; html: string }): string {
  // By functions: a text may have `$&` in it.
  return page
    .replaceAll(STYLESHEET, '')
    .replace('</head>', () => `${parts.head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${parts.html}</div>`);
}

/**
 * Writes an HTML page per family of addresses: with header and skeleton, preloading its scripts and data. `pages.json`
 * maps addresses, and the roles for which one is another screen, to pages for the server (http/web-pages.ts); the fallback is `index.html`.
 */
export function firstPaint(): Plugin {
  return {
    name: 'ardoise:first-paint',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = await withLoader(await readFile(path.join(dir, 'index.html'), 'utf8'), dir);
      const [script, style] = await Promise.all([inlineScript(), inlineStyle()]);
      const styles = `<style>${style}</style><script>${stylesScript(page)}</script>`;
      const early = `<script>${script}</script>`;
      const referenced = entryFiles(bundle);
      const drawn = FIRST_PAINTS.map(async (paint) => {
        const {
          name,
          path: { source },
          html,
          role,
          visitors,
        } = paint;
        const files = [...pageFiles(bundle, paint).difference(referenced)];
        const preloads = await Promise.all(files.map((file) => preloadOf(dir, file)));
        // A visitor's page is bare: without the shell, and its calls would be refused.
        const head = [styles, ...(visitors ? [] : [early]), ...preloads].join('');
        return {
          file: `page-${name}.html`,
          path: source,
          role,
          visitors,
          text: withFirstPaint(
            role === undefined ? page : page.replace('<html', `<html data-role="${role}"`),
            {
              head,
              html,
            },
          ),
        };
      });
      const pages = await Promise.all(drawn);
      const written = [...pages, { file: 'index.html', text: page }];
      await Promise.all(written.map(({ file, text }) => writeFile(path.join(dir, file), text)));
      const list = pages.map(({ text: _, path: pattern, ...said }) => ({ path: pattern, ...said }));
      await writeFile(path.join(dir, 'pages.json'), JSON.stringify(list));
    },
  };
}
