import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const DECLARED = path.resolve(import.meta.dirname, '../src/app/breakpoints.css');
const DECLARATION = /@custom-media\s+(--[\w-]+)\s+(\([^;]+\));/g;

/** Expands the named breakpoints of a style sheet: `@media (--phone)` becomes `@media (max-width: 700px)`. */
export async function withBreakpoints(css: string): Promise<string> {
  const declared = new Map(
    [...(await readFile(DECLARED, 'utf8')).matchAll(DECLARATION)].map(([, name, query]) => [name, query]),
  );
  return css.replaceAll(/@media[^{]+/g, (rule) =>
    rule.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = declared.get(name);
      if (query === undefined) throw new Error(`${name} is no breakpoint of app/breakpoints.css`);
      return query;
    }),
  );
}

/** No browser supports `@custom-media` yet. */
export function breakpoints(): Plugin {
  return {
    name: 'ardoise:breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      async handler(code) {
        this.addWatchFile(DECLARED);
        return { code: await withBreakpoints(code), map: null };
      },
    },
  };
}
