import type { ImportEffect } from '@ardoise/domain/content/imports/import-effects.ts';
import type { ImportSubject, LineReason } from '@ardoise/domain/content/imports/import-subject.ts';
import type { ImportLine } from '@ardoise/domain/contract/imports.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import type { MailQueue } from '../../../base/mails/mail-queue.ts';

/** A line whose cells are sound, or an entry that a complete file does not name. */
export interface LineToJudge {
  key: string;
  /** By column, without those that the file does not have. */
  values: Record<string, string>;
  /** The file is complete, and does not name this entry. */
  absent: boolean;
  /** Number of another line that is alike. */
  alikeTwin: number | null;
}

/** What a line will do. `before` and `after` are complete JSON of the entry, as the log keeps it. */
export interface Verdict {
  effect: ImportEffect;
  flag?: boolean;
  nom: string;
  precision?: string;
  image?: string | null;
  differences?: ImportLine['differences'];
  notes?: ImportLine['notes'];
  motif?: LineReason;
  before?: unknown;
  after?: unknown;
}

/** An entry to write: `before` null is a new one. */
export interface EntryChange {
  entry: string;
  /** Its name, for the log. */
  label: string;
  effect: ImportEffect;
  before: unknown;
  after: unknown;
}

/** Pictures that came with a file, by `pictureKey`: their address, or why they were refused. */
export type ImportPictures = Readonly<Record<string, { image: string } | { refus: string }>>;

/** In whose name an import is written. */
export interface ImportWriter {
  /** Its line in the log. */
  importId: number;
  /** Null for a command of the server. */
  by: Actor | null;
  /** Null for a command, which sends none. */
  mails: MailQueue | null;
}

/** What an area decides of its imports; the engine does the rest. */
export interface ImportArea {
  subject: ImportSubject;
  /** Name of an entry in a line that is refused for its cells. */
  nameOf: (values: Record<string, string>) => string;
  /** How the key of a line is found: that of a known entry, or of a new one; empty where the line names none. */
  keysOf: (db: Db) => Promise<(values: Record<string, string>) => string>;
  /** @param forUpdate locks the entries, for the write; notes are then not needed */
  judge: (
    tx: Transaction,
    lines: readonly LineToJudge[],
    given: { forUpdate: boolean; pictures: ImportPictures; by: Actor | null },
  ) => Promise<Verdict[]>;
  /**
   * Writes entries as they were judged, under the same locks, and logs them as part of this import.
   * @throws EntryChanged when one is not as `before`
   */
  write: (tx: Transaction, changes: readonly EntryChange[], as: ImportWriter) => Promise<void>;
  /** Keys of visible entries, where a complete file hides those that it does not name. */
  visibleKeys?: (db: Db) => Promise<string[]>;
  /** All entries in the columns of the subject, a batch at a time. */
  exported: (db: Db) => AsyncIterable<Record<string, string>[]>;
}

/** The entry has changed since it was judged (optimistic locking). */
export class EntryChanged extends Error {
  override readonly name = 'EntryChanged';
}
