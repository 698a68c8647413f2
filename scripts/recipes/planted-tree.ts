import { execFile } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { applySteps } from './apply-steps.ts';
import type { Step } from './read-recipes.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULES = 'node_modules';
/** Written in place by the commands of recipes. */
const GENERATED = ['docs/statuses.md', 'docs/every-call.md'];
const MIGRATIONS = 'packages/server/src/db/migrations';

/** They import every file of the domain and of the demonstration, tests apart. */
const COMPILED = ['packages/server', 'packages/web'];
const COMPILED_TOO = ['packages/domain', 'packages/demo', 'scripts', 'e2e'];

/** The file of a complaint in the output of the compiler and of vitest. */
const TYPE_ERROR = /^(\S+?)\(\d+,\d+\): error/gm;
const FAILED_TEST = /FAIL\s+(?:\S+\s+)?(\S+\.test\.tsx?)/g;

/** Without the environment variables that this run of vitest passes to its workers. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries({ ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }).filter(
    ([name]) => !name.startsWith('VITEST'),
  ),
);

const baseName = (file: string) => file.split('/').at(-1) ?? file;

/** The packages of the working tree, those of the workspace apart: they are the copy's own. */
function linkModules(copy: string): void {
  mkdirSync(path.join(copy, MODULES, '@ardoise'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, MODULES)))
    if (!['@ardoise', '.vite', '.cache'].includes(name))
      symlinkSync(path.join(ROOT, MODULES, name), path.join(copy, MODULES, name));
  for (const name of readdirSync(path.join(ROOT, 'packages'))) {
    symlinkSync(path.join(copy, 'packages', name), path.join(copy, MODULES, '@ardoise', name));
    const own = path.join(ROOT, 'packages', name, MODULES);
    if (existsSync(own)) symlinkSync(own, path.join(copy, 'packages', name, MODULES));
  }
}

/** What complains of a tree: the output of a program that failed, empty if it passed. */
async function outputOf(cwd: string, program: string, args: readonly string[]): Promise<string> {
  try {
    await run(process.execPath, [program, ...args], {
      cwd,
      env: ENVIRONMENT,
      maxBuffer: 1 << 26,
    });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}\n${stderr}\nfailed`;
  }
}

/**
 * A copy of the working tree, in which recipes are planted: hard links, of which a changed file is a new one, so that
 * nothing is written to the tree itself.
 */
export class PlantedTree {
  readonly #copy: string;
  readonly #planted = new Set<string>();

  private constructor(copy: string) {
    this.#copy = copy;
  }

  static async make(): Promise<PlantedTree> {
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    const copy = mkdtempSync(path.join(ROOT, '.cache', 'recipes-'));
    const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      maxBuffer: 1 << 26,
    });
    for (const file of stdout
      .split('\0')
      .filter((name) => existsSync(path.join(ROOT, name)) && name !== '')) {
      mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
      linkSync(path.join(ROOT, file), path.join(copy, file));
    }
    linkModules(copy);
    return new PlantedTree(copy);
  }

  remove(): void {
    rmSync(this.#copy, { recursive: true, force: true });
  }

  /** Plants some steps in the tree as it is in the working tree, and runs what writes pages. */
  async plant(steps: readonly Step[], commands: readonly string[]): Promise<void> {
    const read = (file: string) =>
      existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : null;
    for (const file of this.#planted) this.#restore(file);
    this.#planted.clear();
    const last = readdirSync(path.join(ROOT, MIGRATIONS)).sort().at(-1)?.slice(0, 4);
    const next = String(Number(last) + 1).padStart(4, '0');
    for (const [file, text] of applySteps(steps, read, next)) this.#write(file, text);
    // No longer hard links to the working tree's.
    if (commands.length > 0) for (const page of GENERATED) this.#write(page, read(page) ?? '');
    for (const command of commands) await outputOf(this.#copy, command.slice('node '.length), []);
  }

  /** The files in which the compiler or a test complains. */
  async complaints(tests: readonly string[]): Promise<string[]> {
    return this.#complaintsOf(COMPILED, this.#failedTests(tests));
  }

  /** The same of all folders, with the output of the lint and of the formatter. */
  async everyComplaint(tests: readonly string[]): Promise<string[]> {
    const lint = outputOf(this.#copy, 'scripts/lint/check-source.ts', []);
    const found = await this.#complaintsOf([...COMPILED, ...COMPILED_TOO], this.#failedTests(tests));
    return [...found, await lint, await this.#formatted()].filter((output) => output !== '');
  }

  async #complaintsOf(folders: readonly string[], tests: Promise<string[]>): Promise<string[]> {
    const found: string[] = [];
    for (const folder of folders) found.push(...(await this.#typeErrors(folder)));
    return [...new Set([...found, ...(await tests)])].sort();
  }

  async #formatted(): Promise<string> {
    const files = [...this.#planted].filter((file) => /\.tsx?$/.test(file));
    return outputOf(this.#copy, `${MODULES}/@biomejs/biome/bin/biome`, [
      'check',
      '--error-on-warnings',
      ...files,
    ]);
  }

  async #typeErrors(folder: string): Promise<string[]> {
    const output = await outputOf(this.#copy, `${MODULES}/typescript/bin/tsc`, [
      // What no step has changed is not compiled again.
      ...['--incremental', '--tsBuildInfoFile', path.join(this.#copy, '.cache', baseName(folder))],
      ...['-p', folder],
    ]);
    return [...output.matchAll(TYPE_ERROR)].map(([, file = '']) => baseName(file));
  }

  async #failedTests(tests: readonly string[]): Promise<string[]> {
    const projects = ['domain', 'web', 'scripts'].flatMap((project) => ['--project', project]);
    const output = await outputOf(this.#copy, `${MODULES}/vitest/vitest.mjs`, ['run', ...projects, ...tests]);
    const failed = [...output.matchAll(FAILED_TEST)].map(([, file = '']) => baseName(file));
    return output !== '' && failed.length === 0 ? [output] : failed;
  }

  #write(file: string, text: string): void {
    const there = path.join(this.#copy, file);
    if (existsSync(there)) unlinkSync(there);
    mkdirSync(path.dirname(there), { recursive: true });
    writeFileSync(there, text);
    this.#planted.add(file);
  }

  #restore(file: string): void {
    unlinkSync(path.join(this.#copy, file));
    if (existsSync(path.join(ROOT, file))) linkSync(path.join(ROOT, file), path.join(this.#copy, file));
  }
}
