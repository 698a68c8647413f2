import { HandOver } from './hand-over.ts';

/**
 * Work queued in tables of its own, done in the background of this server process: soon after a request, and polled
 * every second until it is stopped. Does nothing until it is started.
 */
export class BackgroundWork {
  #handOver: HandOver | undefined;

  /** @param work does all there is to do; stops where it can once `signal` is aborted. Returns a function that stops it */
  start(work: (signal: AbortSignal) => Promise<void>, onError: (error: Error) => void): () => Promise<void> {
    const stop = new AbortController();
    const handOver = new HandOver(() => work(stop.signal), onError);
    this.#handOver = handOver;
    return () => {
      stop.abort();
      return handOver.stop();
    };
  }

  /** Call after the commit that queued it. */
  soon(): void {
    this.#handOver?.soon();
  }
}
