import { ApiError, mayPassLater, messageOf } from '../../api/api-error.ts';

/** Remedy of a failed upload. */
export type Remedy = 'retry' | 'voidSignatures' | null;

/** Attempts of one file before the cached project counts as stale (specification/files.md#a-failed-upload). */
const TRIES = 3;
const GIVEN_UP = 'ECHEC UPLOAD. La page va se refraîchir.';

interface UploadFailure {
  failure: string;
  remedy: Remedy;
  /** New count of attempts: the file is kept for a retry. */
  tries: number;
  /** Refetch the project. */
  givenUp: boolean;
}

/** A refused file would be refused again; other errors may be temporary. */
function remedyFor(error: unknown): Remedy {
  if (mayPassLater(error)) return 'retry';
  return error instanceof ApiError && error.code === 'SIGNATURES' ? 'voidSignatures' : null;
}

/** By its name: its class comes with what holds files on the device, which is loaded late. */
const isDeviceFull = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'DeviceFull';

/** Message and remedy of a failed upload, `tries` being the attempts of this file so far. */
export function uploadFailure(error: unknown, tries: number): UploadFailure {
  if (isDeviceFull(error)) return { failure: error.message, remedy: 'retry', tries, givenUp: false };
  const remedy = remedyFor(error);
  const givenUp = remedy === 'retry' && tries >= TRIES;
  return { failure: givenUp ? GIVEN_UP : messageOf(error), remedy, tries: givenUp ? 0 : tries, givenUp };
}
