import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { FileTask, TaskInput, TaskResult } from './file-tasks.ts';
import { failureOf } from './why-unread.ts';

/** Of one file. */
interface FileLimits {
  ms: number;
  /** Resident memory of the process, read from /proc. */
  residentKb: number;
}

/** Ended a little below 400 MB: it goes on growing until it is looked at again. */
const LIMITS: FileLimits = { ms: 10_000, residentKb: 370 * 1024 };
const WATCH_MS = 50;
/** The process stays for the next file, then ends to free memory. */
const IDLE_MS = 60_000;
const LONGEST_QUEUE = 40;
const HEAP_MB = 320;

/** Whose files come first, in this order. */
const PRIORITIES = ['account', 'link', 'background'] as const;
export type FilePriority = (typeof PRIORITIES)[number];

/** Sent to the process. */
export interface FileOrder {
  task: FileTask;
  input: unknown;
}

/** Its answer; without a result where the task threw. */
export interface FileAnswer {
  result?: unknown;
  failure?: string | undefined;
}

/** Why a file has no result. */
export type NoResult = 'trop long' | 'illisible';
export type Outcome<T extends FileTask> = { result: TaskResult<T> } | { none: NoResult };

/** Too many files wait. */
export class FileProcessBusy extends Error {
  override readonly name = 'FileProcessBusy';
}

interface Waiting extends FileOrder {
  settle: (outcome: { result: unknown } | { none: NoResult }) => void;
}

/**
 * Works on foreign files in a child process of its own, one at a time, accounts before links: each within 10 seconds and
 * 400 MB of resident memory, after which the process is ended and a new one takes the next file.
 */
export class FileProcess {
  readonly #queues: Record<FilePriority, Waiting[]> = { account: [], link: [], background: [] };
  #child: ChildProcess | null = null;
  #current: Waiting | null = null;
  readonly #onFailure: (failure: string) => void;
  readonly #limits: FileLimits;
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;

  /** @param onFailure called with what a file made go wrong */
  constructor(onFailure: (failure: string) => void, limits: Partial<FileLimits> = {}) {
    this.#onFailure = onFailure;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** @throws FileProcessBusy when too many files wait */
  run<T extends FileTask>(task: T, input: TaskInput<T>, priority: FilePriority): Promise<Outcome<T>> {
    if (this.#queues[priority].length >= LONGEST_QUEUE)
      return Promise.reject(new FileProcessBusy('too many files wait'));
    const { promise, resolve } = Promise.withResolvers<Outcome<T>>();
    this.#queues[priority].push({ task, input, settle: resolve as Waiting['settle'] });
    this.#next();
    return promise;
  }

  /** For the log: what went wrong around its work, which nothing waits for. */
  report(error: unknown): void {
    this.#onFailure(failureOf(error));
  }

  /** Of the process that works; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends the process; what waits has no result. */
  stop(): void {
    for (const { settle } of PRIORITIES.flatMap((priority) => this.#queues[priority].splice(0)))
      settle({ none: 'illisible' });
    this.#end('illisible');
  }

  #next(): void {
    if (this.#current !== null) return;
    clearTimeout(this.#timer);
    for (const priority of PRIORITIES) this.#current ??= this.#queues[priority].shift() ?? null;
    if (this.#current === null) {
      if (this.#child !== null) this.#timer = setTimeout(() => this.#end('illisible'), IDLE_MS).unref();
      return;
    }
    this.#child ??= this.#start();
    this.#timer = setTimeout(() => this.#end('trop long'), this.#limits.ms);
    const { task, input } = this.#current;
    this.#child.send({ task, input } satisfies FileOrder);
  }

  #start(): ChildProcess {
    const child = fork(new URL('./reading-process.ts', import.meta.url), {
      execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // No secret of the server reaches what parses foreign files: only where compiled modules are kept.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    });
    child.on('message', (answer: FileAnswer) => this.#answer(child, answer));
    child.on('exit', () => this.#lost(child));
    child.on('error', () => this.#lost(child));
    this.#watch = setInterval(() => void this.#refuseGrowth(child), WATCH_MS).unref();
    return child;
  }

  /** Read from /proc; elsewhere the limit of its heap alone holds. */
  async #refuseGrowth(child: ChildProcess): Promise<void> {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const resident = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    if (resident <= this.#limits.residentKb || child !== this.#child) return;
    this.#onFailure(`ended at ${resident} KB of memory`);
    this.#end('illisible');
  }

  #answer(from: ChildProcess, answer: FileAnswer): void {
    if (from !== this.#child) return;
    if (answer.failure !== undefined) this.#onFailure(answer.failure);
    this.#settle('result' in answer ? { result: answer.result } : { none: 'illisible' });
  }

  #lost(child: ChildProcess): void {
    if (child === this.#child) this.#end('illisible');
  }

  #end(none: NoResult): void {
    const child = this.#child;
    this.#child = null;
    clearInterval(this.#watch);
    child?.kill('SIGKILL');
    this.#settle({ none });
  }

  #settle(outcome: Parameters<Waiting['settle']>[0]): void {
    const settled = this.#current;
    this.#current = null;
    settled?.settle(outcome);
    this.#next();
  }
}
