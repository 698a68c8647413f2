import { HttpCaller } from '../http-caller.ts';

/** A request and how it ended. */
export interface Sample {
  /** Start, in milliseconds since the epoch. */
  at: number;
  ms: number;
  what: string;
  /** Status of the reply; 0: the connection broke. */
  status: number;
  /** The sentence of a refusal; empty: done, or a failure without a sentence. */
  sentence: string;
}

export const isDone = ({ status }: Sample) => status >= 200 && status < 300;

/** Neither done nor refused in words. */
export const isBroken = (sample: Sample) => !isDone(sample) && sample.sentence === '';

/** A client that notes how each of its requests ended. */
export class RecordingCaller extends HttpCaller {
  readonly #samples: Sample[];
  readonly #what: string;

  constructor(url: string, what: string, samples: Sample[]) {
    super(url);
    this.#what = what;
    this.#samples = samples;
  }

  override async send(method: string, path: string, body?: unknown): Promise<Response> {
    const at = Date.now();
    const note = (status: number, sentence: string) =>
      this.#samples.push({ at, ms: Date.now() - at, what: this.#what, status, sentence });
    try {
      const reply = await super.send(method, path, body);
      note(reply.status, reply.ok ? '' : await sentenceOf(reply.clone()));
      return reply;
    } catch (error) {
      note(0, '');
      throw error;
    }
  }
}

/** The message of the product's error reply; a proxy's own page has none. */
async function sentenceOf(reply: Response): Promise<string> {
  const body: unknown = await reply.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
}
