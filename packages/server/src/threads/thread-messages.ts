import type { ErrorCode } from '@ardoise/domain/base/errors.ts';

/** Messages of a worker: begin or refusal, then chunks, then end. */
export type ThreadNews =
  | { kind: 'begun'; length: number | null }
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'piece'; bytes: Uint8Array }
  | { kind: 'done' };

/** Backpressure: so many bytes were read by the client. */
export interface BytesTaken {
  taken: number;
}
