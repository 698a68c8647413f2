import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { CardReading, ReadingResult } from './read-file.ts';

/** Of one file. */
interface ReadingLimits {
  ms: number;
  /** Resident memory of the process, read from /proc. */
  residentKb: number;
}

/** Ended a little below 400 MB: it goes on growing until it is looked at again. */
const LIMITS: ReadingLimits = { ms: 10_000, residentKb: 370 * 1024 };
const WATCH_MS = 50;
/** The process stays for the next file, then ends to free memory. */
const IDLE_MS = 60_000;
const LONGEST_QUEUE = 40;
const HEAP_MB = 320;

/** Whose files are read first. */
export type ReadingPriority = 'account' | 'link';

/** Too many files wait. */
export class CardReaderBusy extends Error {
  override readonly name = 'CardReaderBusy';
}

interface Waiting {
  file: string;
  settle: (reading: CardReading) => void;
}

const TOO_LONG: CardReading = { sections: [], format: null, refus: 'trop long' };
const UNREADABLE: CardReading = { sections: [], format: null, refus: 'illisible' };

/**
 * Reads files of cards in a child process of its own, one at a time, accounts before links: each within 10 seconds and
 * 400 MB of resident memory, after which the process is ended and a new one reads the next file.
 */
export class CardReader {
  readonly #queues: Record<ReadingPriority, Waiting[]> = { account: [], link: [] };
  #child: ChildProcess | null = null;
  #current: Waiting | null = null;
  readonly #onFailure: (failure: string) => void;
  readonly #limits: ReadingLimits;
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;

  /** @param onFailure called with what a file made go wrong */
  constructor(onFailure: (failure: string) => void, limits: Partial<ReadingLimits> = {}) {
    this.#onFailure = onFailure;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** @throws CardReaderBusy when too many files wait */
  read(file: string, priority: ReadingPriority): Promise<CardReading> {
    if (this.#queues[priority].length >= LONGEST_QUEUE)
      return Promise.reject(new CardReaderBusy('too many files wait'));
    const { promise, resolve } = Promise.withResolvers<CardReading>();
    this.#queues[priority].push({ file, settle: resolve });
    this.#next();
    return promise;
  }

  /** Of the process that reads; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends the process; what waits is unreadable. */
  stop(): void {
    for (const { settle } of [...this.#queues.account.splice(0), ...this.#queues.link.splice(0)])
      settle(UNREADABLE);
    this.#end(UNREADABLE);
  }

  #next(): void {
    if (this.#current !== null) return;
    clearTimeout(this.#timer);
    this.#current = this.#queues.account.shift() ?? this.#queues.link.shift() ?? null;
    if (this.#current === null) {
      if (this.#child !== null) this.#timer = setTimeout(() => this.#end(UNREADABLE), IDLE_MS).unref();
      return;
    }
    this.#child ??= this.#start();
    this.#timer = setTimeout(() => this.#end(TOO_LONG), this.#limits.ms);
    this.#child.send(this.#current.file);
  }

  #start(): ChildProcess {
    const child = fork(new URL('./reading-process.ts', import.meta.url), {
      execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // No secret of the server reaches what parses foreign files.
      env: {},
    });
    child.on('message', (result: ReadingResult) => this.#answer(child, result));
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
    this.#end(UNREADABLE);
  }

  #answer(from: ChildProcess, { failure, ...reading }: ReadingResult): void {
    if (from !== this.#child) return;
    if (failure !== undefined) this.#onFailure(failure);
    this.#settle(reading);
  }

  #lost(child: ChildProcess): void {
    if (child === this.#child) this.#end(UNREADABLE);
  }

  #end(reading: CardReading): void {
    const child = this.#child;
    this.#child = null;
    clearInterval(this.#watch);
    child?.kill('SIGKILL');
    this.#settle(reading);
  }

  #settle(reading: CardReading): void {
    const settled = this.#current;
    this.#current = null;
    settled?.settle(reading);
    this.#next();
  }
}
