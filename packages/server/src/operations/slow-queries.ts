import { createHash } from 'node:crypto';
import type { WatchQuery } from '../db/watched-client.ts';
import { presentOrigin } from '../http/request-origin.ts';

/** A statement as it is logged. */
export interface SlowQuery {
  /** Eight hex digits, the same for the same statement in every process and version that has it. */
  fingerprint: string;
  /** The beginning of the statement, literals left out. */
  statement: string;
  ms: number;
  failed: boolean;
  reqId?: string;
}

const LONGEST = 200;
const LITERALS = /'(?:[^']|'')*'|(?<![\w$])\d+(?:\.\d+)?\b/g;

/** Logs and counts the statements that took longer than a threshold, never with their values. */
export class SlowQueries {
  readonly #thresholdMs: number;
  readonly #tell: (query: SlowQuery) => void;
  /** Since the start of this process. */
  count = 0;

  constructor(thresholdMs: number, tell: (query: SlowQuery) => void) {
    this.#thresholdMs = thresholdMs;
    this.#tell = tell;
  }

  readonly watch: WatchQuery = (text) => {
    const startedAt = performance.now();
    // Here: at the end the context is that of the socket.
    const { requestId } = presentOrigin();
    return (failed) => {
      const ms = performance.now() - startedAt;
      if (ms < this.#thresholdMs) return;
      this.count += 1;
      const reqId = requestId === '' ? {} : { reqId: requestId };
      this.#tell({ ...nameOf(text), ms: Math.round(ms), failed, ...reqId });
    };
  };
}

function nameOf(text: string): Pick<SlowQuery, 'fingerprint' | 'statement'> {
  const statement = text.replace(LITERALS, '?').replace(/\s+/g, ' ').trim();
  const fingerprint = createHash('sha256').update(statement).digest('hex').slice(0, 8);
  return { fingerprint, statement: statement.slice(0, LONGEST) };
}
