import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_PAINTS } from '../src/app/first-paint/skeletons.ts';
import { afterwardsFiles, pageFiles, screenFiles } from './first-load.ts';

const KB = 1024;

/**
 * What a first load may weigh: its JavaScript in KB (gzip), and its scripts and style sheets by number, since a page has
 * 25 requests for everything.
 */
interface Budget {
  js: number;
  files: number;
  /** Style sheets, in KB (brotli). */
  css?: number;
}

const STEP = { files: 16, js: 190 };
const BUDGETS: Record<string, Budget> = {
  connexion: { js: 95, files: 8, css: 15 },
  accueil: { js: 128, files: 10 },
  'tableau-de-bord': { js: 140, files: 10 },
  'commandes-client': { js: 156, files: 13 },
  suivi: { js: 195, files: 20 },
  'suivi-agence': { js: 206, files: 20 },
  epreuves: { js: 260, files: 25 },
  ensuite: { js: 12, files: 4 },
  'commande-chr': STEP,
  'commande-vae': STEP,
  'commande-vae-digital': STEP,
  'commande-sm': { ...STEP, js: 189 },
  'commande-da': { ...STEP, js: 189 },
};
/** Measured, without a prerendered page of their own. */
const OTHERS = {
  cms: ['content/overview/ContentOverviewPage'],
  epreuves: ['follow-up/ProofRoomPage'],
};

interface Load {
  js: number;
  wire: number;
  css: number;
  files: number;
}

/** The compressed size of each file, once: most files are in most loads. */
class Sizes {
  readonly #bundle: Rolldown.OutputBundle;
  readonly #known = new Map<string, { gzip: number; brotli: number }>();

  constructor(bundle: Rolldown.OutputBundle) {
    this.#bundle = bundle;
  }

  of(name: string): { gzip: number; brotli: number } {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const file = this.#bundle[name];
    const content = file === undefined ? '' : file.type === 'chunk' ? file.code : file.source;
    const sizes = {
      gzip: gzipSync(content, { level: 9 }).length / KB,
      brotli: brotliCompressSync(content).length / KB,
    };
    this.#known.set(name, sizes);
    return sizes;
  }
}

function weigh(sizes: Sizes, names: ReadonlySet<string>): Load {
  const load = { js: 0, wire: 0, css: 0, files: names.size };
  for (const name of names) {
    const { gzip, brotli } = sizes.of(name);
    if (name.endsWith('.css')) load.css += brotli;
    else {
      load.js += gzip;
      load.wire += brotli;
    }
  }
  return load;
}

function judge({ js, css, files }: Load, budget: Budget | undefined): string {
  if (budget === undefined) return '';
  const { css: mostCss = Number.POSITIVE_INFINITY } = budget;
  if (js > budget.js || css > mostCss || files > budget.files)
    return `OVER (at most ${budget.js} KB, ${budget.files} files)`;
  return `held (${budget.js})`;
}

function line(name: string, { js, wire, css, files }: Load, verdict: string): string {
  const kb = (size: number) => size.toFixed(1).padStart(6);
  return `${name.padEnd(22)}${kb(js)} KB of JavaScript (gzip)${kb(wire)} KB on the wire (brotli)${kb(css)} KB of CSS  ${String(files).padStart(2)} files  ${verdict}`;
}

/** Prints what the first load of each page weighs, and fails the build when one exceeds its budget. */
export function budgets(): Plugin {
  return {
    name: 'ardoise:budgets',
    apply: 'build',
    writeBundle(_options, bundle) {
      const sizes = new Sizes(bundle);
      const home = screenFiles(bundle, ['home/HomePage']);
      const loads = [
        ...FIRST_PAINTS.map((page) => [page.name, pageFiles(bundle, page)] as const),
        ...Object.entries(OTHERS).map(([name, screens]) => [name, screenFiles(bundle, screens)] as const),
        // Right after the smallest of them.
        ['ensuite', afterwardsFiles(bundle, home)] as const,
      ];
      const lines = loads.map(([name, names]) => {
        const load = weigh(sizes, names);
        return line(name, load, judge(load, BUDGETS[name]));
      });
      process.stdout.write(`First loads of the build\n${lines.join('\n')}\n`);
      const over = lines.filter((each) => each.includes('OVER'));
      if (over.length > 0) this.error(`Over budget (build/budgets.ts):\n${over.join('\n')}`);
    },
  };
}
