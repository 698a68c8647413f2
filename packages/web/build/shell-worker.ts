import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { KEPT_PAGES } from '../src/app/first-paint/kept-pages.ts';
import type { ShellFiles } from '../src/worker/answer-of.ts';
import { keptFiles } from './kept-files.ts';

const WORKER = path.resolve(import.meta.dirname, '../src/worker/worker.ts');
/** The server writes it (packages/server/src/http/kept-shell.ts). */
const VERSION_PLACE = '__SHELL_VERSION__';
/** What a device keeps beside photographs is at most 5 MB, the pictures of the catalogues among it. */
const MOST_KB = 4_000;

/** One file without imports: its policy loads no other script. */
async function workerScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', lib: { entry: WORKER, formats: ['iife'], name: 'worker' } },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code;
  if (code === undefined) throw new Error(`${WORKER} was not built`);
  return code;
}

/** Writes `sw.js`: the list of what a device keeps, then the worker. */
export function shellWorker(): Plugin {
  return {
    name: 'ardoise:shell-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = keptFiles(bundle, (id) => this.getModuleInfo(id));
      const kb = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
      process.stdout.write(`Kept on a device: ${files.length} files, ${kb.toFixed(0)} KB\n`);
      if (kb > MOST_KB) this.error(`More than ${MOST_KB} KB are kept on a device (build/kept-files.ts)`);
      const shell: ShellFiles = {
        version: VERSION_PLACE,
        pages: KEPT_PAGES.map((page) => ({ path: page.path.source, file: page.file })),
        assets: files.map(({ name }) => `/${name}`).toSorted(),
      };
      const script = `const SHELL=${JSON.stringify(shell)};\n${await workerScript()}`;
      await writeFile(path.join(dir, 'sw.js'), script);
    },
  };
}
