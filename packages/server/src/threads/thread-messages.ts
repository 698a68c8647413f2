import type { ErrorCode } from '@ardoise/domain/errors.ts';

/** What a thread says: once that it begins or that it refuses, then pieces, then that it is done. */
export type ThreadNews =
  | { kind: 'begun'; length: number | null }
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'piece'; bytes: Uint8Array }
  | { kind: 'done' };

/** So many bytes were sent on to the reader. */
export interface BytesTaken {
  taken: number;
}
