import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Demonstration } from './demonstration.ts';
import type { MailQueue } from './features/mails/mail-queue.ts';
import type { LiveSessions } from './http/live-sessions.ts';
import type { ProjectChanges } from './http/project-changes.ts';
import type { FileStore } from './storage/file-store.ts';

/** What features are given at start; nothing else is shared, and nothing in it is a user's state. */
export interface AppContext {
  config: Config;
  pool: Pool;
  /** Who is signed in, by the token in their cookie. */
  sessions: LiveSessions;
  /** Told of each changed project after its commit; the calls that change one are announced by `route`. */
  changes: ProjectChanges;
  /** Mails of an operation: `mails.queue(tx, mail)`, the mail written by a template of features/mails. */
  mails: MailQueue;
  /** The bytes of attached files, by their SHA-256. */
  files: FileStore;
  /** Null without DEMO=1. */
  demonstration: Demonstration | null;
}
