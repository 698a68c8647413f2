/**
 * Caches of this device that the worker answers from (src/worker): of the product alone, nothing of a person.
 */
export const SHELL_CACHES = {
  /** Its pages, by release: followed by the version. */
  pages: 'ardoise-pages-',
  /** Scripts, styles, fonts and drawings, named by their content: of all releases. */
  assets: 'ardoise-fichiers',
  /** Pictures of the catalogues. */
  pictures: 'ardoise-images',
  /** Empty: as long as it exists, somebody is signed in here. */
  signedIn: 'ardoise-connecte',
} as const;

/** What a page asks its worker; the reply of `state` is a `ShellState`. */
export type ShellMessage = 'state' | 'take';

/** The worker's version, and whether all that it keeps is there. */
export interface ShellState {
  version: string;
  complete: boolean;
}
