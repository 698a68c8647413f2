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

function preloadOf(file: string): string {
  const how = file.endsWith('.js') ? 'rel="modulepreload"' : 'rel="preload" as="style"';
  return `<link ${how} crossorigin href="/${file}">`;
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
 * The page with its entry loaded by an inline script, since the policy allows inline scripts by their hash and what they
 * load (packages/server/src/http/page-policy.ts): a hash needs no server that writes a nonce, so a device keeps the page.
 */
function withLoader(page: string): string {
  const entries = [...page.matchAll(ENTRY)].map(([, address]) => address);
  const loader = `for(const a of ${JSON.stringify(entries)}){const s=document.createElement('script');s.type='module';s.async=false;s.crossOrigin='';s.src=a;document.body.append(s)}`;
  return page
    .replace(ENTRY, (_, address: string) => `<link rel="modulepreload" crossorigin href="${address}">`)
    .replace('</body>', () => `<script>${loader}</script></body>`);
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
 * maps addresses to pages for the server (http/web-pages.ts); the fallback is `index.html`.
 */
export function firstPaint(): Plugin {
  return {
    name: 'ardoise:first-paint',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = withLoader(await readFile(path.join(dir, 'index.html'), 'utf8'));
      const [script, style] = await Promise.all([inlineScript(), inlineStyle()]);
      const styles = `<style>${style}</style><script>${stylesScript(page)}</script>`;
      const early = `<script>${script}</script>`;
      const referenced = entryFiles(bundle);
      const pages = FIRST_PAINTS.map((paint) => {
        const {
          name,
          path: { source },
          html,
          visitors,
        } = paint;
        // A visitor's page is bare: without the shell, and its calls would be refused.
        const preloads = [...pageFiles(bundle, paint).difference(referenced)].map(preloadOf);
        const head = [styles, ...(visitors ? [] : [early]), ...preloads].join('');
        return {
          file: `page-${name}.html`,
          path: source,
          visitors,
          text: withFirstPaint(page, { head, html }),
        };
      });
      const written = [...pages, { file: 'index.html', text: page }];
      await Promise.all(written.map(({ file, text }) => writeFile(path.join(dir, file), text)));
      const list = pages.map(({ file, path: pattern, visitors }) => ({ path: pattern, file, visitors }));
      await writeFile(path.join(dir, 'pages.json'), JSON.stringify(list));
    },
  };
}
