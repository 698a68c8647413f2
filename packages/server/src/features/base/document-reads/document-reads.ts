import { isTracked, type ReadWay } from '@ardoise/domain/base/privacy-words.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../db/transaction.ts';
import { type DocumentRead, insertReads } from './document-reads.repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    documentReads: DocumentReads;
  }
}

type Counted = DocumentRead & { times: number };
type ReadFile = { id: string; project_id: string; file_type: string };

/** Adds reads up: one line each. */
function addUp(into: Map<string, Counted>, reads: readonly DocumentRead[]): Map<string, Counted> {
  for (const read of reads) {
    const key = `${read.uid} ${read.projectId} ${read.document} ${read.fileId ?? ''} ${read.way}`;
    into.set(key, { ...read, times: (into.get(key)?.times ?? 0) + 1 });
  }
  return into;
}

function signaturesOf(uid: number, projectId: string): DocumentRead {
  return { uid, projectId, document: 'signatures', way: 'page' };
}

/**
 * Tracks who read signatures, order forms and evidence (specification/security.md#tracks-of-reads). A document leaves
 * after its line is written: `record`. A reply that has drawings among other things does not wait: `note`.
 */
export class DocumentReads {
  readonly #db: Db;
  readonly #onError: (error: unknown) => void;
  #waiting = new Map<string, Counted>();
  #writing: Promise<void> | null = null;

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Before the bytes of these files leave; of other types nothing is written. */
  async record(uid: number, way: ReadWay, files: readonly ReadFile[]): Promise<void> {
    const reads = files.flatMap(({ id, project_id: projectId, file_type: document }) =>
      isTracked(document) ? [{ uid, projectId, document, fileId: id, way }] : [],
    );
    if (reads.length > 0) await insertReads(this.#db, [...addUp(new Map(), reads).values()]);
  }

  /** Before the picture of a signature leaves. */
  async recordSignature(uid: number, projectId: string): Promise<void> {
    await insertReads(this.#db, [{ ...signaturesOf(uid, projectId), times: 1 }]);
  }

  /** Drawings of signatures within a project's reply; written after it, concurrent ones in a batch. */
  note(uid: number, projectId: string): void {
    addUp(this.#waiting, [signaturesOf(uid, projectId)]);
    this.#writing ??= this.#writeAll();
  }

  /** Waits until what was noted is written, or has failed. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = this.#waiting;
      this.#waiting = new Map();
      await insertReads(this.#db, [...batch.values()]).catch(this.#onError);
    }
    this.#writing = null;
  }
}

/** A later range of a file: the same read continues. */
export function isContinued({ headers }: FastifyRequest): boolean {
  return /^bytes=0*[1-9]/.test(headers.range ?? '');
}
