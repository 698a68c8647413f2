import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;

/** Measures how late timers run, from the first call on. */
export class EventLoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.#histogram.enable();
  }

  /** The 99th percentile since the last call, in seconds: without the interval of the measurement itself. */
  take(): number {
    const late = this.#histogram.percentile(99) / 1e9 - RESOLUTION_MS / 1e3;
    this.#histogram.reset();
    return Number.isFinite(late) ? Math.max(0, late) : 0;
  }

  stop(): void {
    this.#histogram.disable();
  }
}
