import type { PageCode } from './tab.ts';

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
  /** A drawn signature, as the pad makes it. */
  signature: string;
}
