import { S3Failure } from './s3-failure.ts';

const PAUSE_MS = 3_000;

/**
 * Circuit breaker for a storage that does not respond, and for transactions that wait for it: after a failure one
 * request is sent every three seconds, whether or not the last one has ended, and all others fail at once.
 */
export class Pause {
  readonly #name: string;
  readonly #say: (sentence: string) => void;
  readonly #now: () => number;
  #until: number | null = null;

  /** @param now Clock, in milliseconds. */
  constructor(name: string, say: (sentence: string) => void, now: () => number = Date.now) {
    this.#name = name;
    this.#say = say;
    this.#now = now;
  }

  /** @throws S3Failure at once during a pause */
  async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#until !== null) {
      if (this.#now() < this.#until)
        throw new S3Failure('the storage did not answer a moment ago', { mayPass: true });
      this.#until = this.#now() + PAUSE_MS;
    }
    try {
      const result = await work();
      this.#end();
      return result;
    } catch (error) {
      if (error instanceof S3Failure && error.mayPass) this.#begin(error);
      throw error;
    }
  }

  #begin({ message }: S3Failure): void {
    if (this.#until === null) this.#say(`${this.#name} does not answer: ${message}`);
    this.#until = this.#now() + PAUSE_MS;
  }

  #end(): void {
    if (this.#until === null) return;
    this.#until = null;
    this.#say(`${this.#name} answers again`);
  }
}
