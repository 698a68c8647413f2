import { S3Failure } from './s3-failure.ts';

const PAUSE_MS = 3_000;

/**
 * Spares a storage that does not answer, and the transactions that would wait for it: after a failure nothing is sent
 * for three seconds, then one request tries.
 */
export class Pause {
  readonly #name: string;
  readonly #say: (sentence: string) => void;
  #until: number | null = null;
  #isTrying = false;

  constructor(name: string, say: (sentence: string) => void) {
    this.#name = name;
    this.#say = say;
  }

  /** @throws S3Failure at once during a pause */
  async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    const tries = this.#until !== null;
    if (this.#until !== null && (this.#isTrying || Date.now() < this.#until))
      throw new S3Failure('the storage did not answer a moment ago', { mayPass: true });
    if (tries) this.#isTrying = true;
    try {
      const result = await work();
      this.#end();
      return result;
    } catch (error) {
      if (error instanceof S3Failure && error.mayPass) this.#begin(error);
      throw error;
    } finally {
      if (tries) this.#isTrying = false;
    }
  }

  #begin({ message }: S3Failure): void {
    if (this.#until === null) this.#say(`${this.#name} does not answer: ${message}`);
    this.#until = Date.now() + PAUSE_MS;
  }

  #end(): void {
    if (this.#until === null) return;
    this.#until = null;
    this.#say(`${this.#name} answers again`);
  }
}
