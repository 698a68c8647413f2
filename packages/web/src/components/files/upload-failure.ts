import { ApiError, mayPassLater, messageOf } from '../../api/api-error.ts';

/** What may be done about an upload that failed. */
export type Remedy = 'retry' | 'voidSignatures' | null;

/** Tries of one file before what is known of its project is no longer trusted (specification/files.md#a-failed-upload). */
const TRIES = 3;
const GIVEN_UP = 'ECHEC UPLOAD. La page va se refraîchir.';

interface UploadFailure {
  failure: string;
  remedy: Remedy;
  /** Tries that count from now on: the file stays, and may be sent again. */
  tries: number;
  /** The project is to be read again. */
  givenUp: boolean;
}

/** A file that the server refuses will be refused again; anything else may go through later. */
function remedyFor(error: unknown): Remedy {
  if (mayPassLater(error)) return 'retry';
  return error instanceof ApiError && error.code === 'SIGNATURES' ? 'voidSignatures' : null;
}

/** What is said of a failed upload and what may be done, `tries` being those of this file so far. */
export function uploadFailure(error: unknown, tries: number): UploadFailure {
  const remedy = remedyFor(error);
  const givenUp = remedy === 'retry' && tries >= TRIES;
  return { failure: givenUp ? GIVEN_UP : messageOf(error), remedy, tries: givenUp ? 0 : tries, givenUp };
}
