/** A file that cannot be imported at all; the message says why, in French, for its author. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

export const EMPTY_FILE = 'Le fichier est vide.';
