import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const KB = 1024;

/** Size budgets of first loads, as they are sent (brotli). A screen named in `after` is counted on top of that one. */
const BUDGETS = [
  { screen: 'login', entry: 'features/login/LoginPage.tsx', after: null, js: 130 * KB, css: 15 * KB },
  {
    screen: 'dashboard',
    entry: 'features/dashboard/DashboardPage.tsx',
    after: 'login',
    js: 60 * KB,
    css: Infinity,
  },
] as const;

/** Chunks that every screen behind the login also loads. */
const SHELL = 'app/Shell.tsx';

type Bundle = Rolldown.OutputBundle;

interface Weight {
  js: number;
  css: number;
}

function chunkOf(bundle: Bundle, source: string): string | undefined {
  return Object.values(bundle).find(
    (file) => file.type === 'chunk' && Object.keys(file.modules).some((id) => id.endsWith(`/src/${source}`)),
  )?.fileName;
}

/** A chunk with its static imports, transitively. */
function closure(bundle: Bundle, names: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const todo = [...names];
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    const file = bundle[name];
    if (seen.has(name) || file?.type !== 'chunk') continue;
    seen.add(name);
    todo.push(...file.imports);
    for (const css of file.viteMetadata?.importedCss ?? []) seen.add(css);
  }
  return seen;
}

function weigh(bundle: Bundle, names: Iterable<string>): Weight {
  const weight: Weight = { js: 0, css: 0 };
  for (const name of names) {
    const file = bundle[name];
    if (!file) continue;
    const bytes = brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length;
    if (name.endsWith('.css')) weight.css += bytes;
    else weight.js += bytes;
  }
  return weight;
}

/** Fails the build when a first load exceeds its budget, and prints the size of each. */
export function budgets(): Plugin {
  return {
    name: 'ardoise:budgets',
    apply: 'build',
    writeBundle(_options, bundle) {
      const start = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
      const shell = chunkOf(bundle, SHELL);
      const loads = new Map<string, Set<string>>();
      const tooHeavy: string[] = [];
      for (const budget of BUDGETS) {
        const page = chunkOf(bundle, budget.entry);
        if (!page) {
          this.error(`Budget of ${budget.screen}: ${budget.entry} is not in the build`);
        }
        const before = budget.after ? loads.get(budget.after) : undefined;
        const roots = [...start.map((file) => file.fileName), page, ...(before && shell ? [shell] : [])];
        const load = closure(bundle, roots);
        loads.set(budget.screen, load);
        const weight = weigh(bundle, before ? load.difference(before) : load);
        const says = `${budget.screen}: ${(weight.js / KB).toFixed(1)} KB of JavaScript, ${(weight.css / KB).toFixed(1)} KB of CSS${before ? ` more than ${budget.after}` : ''} (brotli)`;
        if (weight.js > budget.js || weight.css > budget.css) tooHeavy.push(says);
        else this.info(says);
      }
      if (tooHeavy.length > 0) this.error(`Over budget. ${tooHeavy.join('; ')}`);
    },
  };
}
