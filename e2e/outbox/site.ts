import type { PageCode } from './tab.ts';

/** One a device: two people who change the same answer would be asked. */
export const QUESTIONS = ['autreInfo', 'siteInternet'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The product that the devices of a schedule use. */
export interface Site {
  code: PageCode;
  /** URL of the server, as it is then. */
  url: () => string;
  /** Kills the server, which starts again meanwhile. */
  kill: () => Promise<void>;
  /** Resolves once it answers. */
  back: () => Promise<void>;
  /** Of a delegate's session. */
  cookie: string;
  /** An empty draft; returns its id. */
  newDraft: () => Promise<string>;
  /** Bytes of a picture that no other one has. */
  newPicture: () => Promise<Buffer>;
}

/** What people were shown as done, which so must arrive. */
export interface Promised {
  /** By the photo's id. */
  photos: Map<string, { sha256: string; postIts: string[]; device: string }>;
  answers: Map<Question, string>;
  /** SHA-256 of pictures that were not shown as attached, or were removed: they may have arrived. */
  doubtful: Set<string>;
}
