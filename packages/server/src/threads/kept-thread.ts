import { Worker } from 'node:worker_threads';

/** What a kept thread may take. */
export interface ThreadLimits {
  /** Of one job; the thread is ended then. */
  ms: number;
  /** Of its heap: a job that needs more ends it. */
  heapMb: number;
  /** Jobs that wait at most. */
  longest: number;
}

/** What it has loaded stays for the next job, then goes to free memory. */
const IDLE_MS = 30_000;

/** Too many jobs wait. */
export class ThreadBusy extends Error {
  override readonly name = 'ThreadBusy';
}

interface Waiting<Job, Answer> {
  job: Job;
  settle: (answer: Answer | null) => void;
}

/**
 * A worker thread that answers one job after the other: each message is a job, its reply the answer. Started by the
 * first job, it keeps no process alive while it has none.
 */
export class KeptThread<Job, Answer> {
  readonly #script: URL;
  readonly #limits: ThreadLimits;
  readonly #line: Waiting<Job, Answer>[] = [];
  #worker: Worker | null = null;
  #current: Waiting<Job, Answer> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(script: URL, limits: ThreadLimits) {
    this.#script = script;
    this.#limits = limits;
  }

  /**
   * The answer; null when the job took too long, or ended the thread.
   * @throws ThreadBusy
   */
  answer(job: Job): Promise<Answer | null> {
    if (this.#line.length >= this.#limits.longest)
      return Promise.reject(new ThreadBusy('too many jobs wait'));
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    this.#line.push({ job, settle: resolve });
    this.#takeNext();
    return promise;
  }

  #takeNext(): void {
    if (this.#current !== null) return;
    clearTimeout(this.#timer);
    this.#current = this.#line.shift() ?? null;
    if (this.#current === null) {
      this.#timer = setTimeout(() => this.#giveUp(), IDLE_MS).unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#timer = setTimeout(() => this.#giveUp(), this.#limits.ms);
    this.#worker.postMessage(this.#current.job);
  }

  #start(): Worker {
    const started = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb },
      execArgv: ['--no-warnings'],
      stderr: true,
      stdout: true,
    });
    started.on('message', (answer: Answer | null) => {
      if (started === this.#worker) this.#settle(answer);
    });
    started.on('error', () => this.#lose(started));
    started.on('exit', () => this.#lose(started));
    return started;
  }

  /** Out of memory, or exited: its job has no answer. */
  #lose(lost: Worker): void {
    if (lost !== this.#worker) return;
    this.#worker = null;
    this.#settle(null);
  }

  #giveUp(): void {
    const given = this.#worker;
    if (given === null) return;
    this.#lose(given);
    void given.terminate();
  }

  #settle(answer: Answer | null): void {
    this.#worker?.unref();
    const settled = this.#current;
    this.#current = null;
    settled?.settle(answer);
    this.#takeNext();
  }
}
