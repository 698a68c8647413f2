import type { ContentAct, ContentArea } from '@ardoise/domain/content/content-log.ts';

/** A change of content. `before` and `after` are the JSON values. */
export interface ContentChange {
  area: ContentArea;
  /** The list, of a catalogue. */
  list?: string;
  /** An entry's id, a setting's key, an outlet's number, a username. */
  entry?: string;
  /** Its name, as the log shows it. */
  label?: string;
  act: ContentAct;
  before?: unknown;
  after?: unknown;
  /** The person's reason, if one is required. */
  reason?: string;
  /** The line of the import that it is part of. */
  importId?: number;
  /** The change that it takes back: a second attempt violates the unique index `content_changes_undone`. */
  undoes?: number;
}
