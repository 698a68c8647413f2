import { isCountedByMinute, type SecurityEventName } from '@ardoise/domain/security-events.ts';
import type { Db } from '../../db/transaction.ts';
import { presentOrigin, type RequestOrigin } from '../../http/request-origin.ts';
import { countSecurityEvent, insertSecurityEvent } from './security-events.repository.ts';

/** What happened. Nothing that a person typed goes in here, and no e-mail address. */
export interface SecurityEvent {
  event: SecurityEventName;
  /** Who did it, where it is not the person signed in: whoever signs in, or follows a mailed link. Null: nobody known. */
  who?: RequestOrigin['who'];
  /** The account concerned, where it is not that of who did it. */
  subjectUid?: number | null;
  projectId?: string | null;
  /** What it was about, in the product's own words: the path of a call, the kind of an export, a folder of backups. */
  object?: string;
  /** How many times at once; more than one only of what is counted by the minute. */
  times?: number;
}

/** A client signs in with an e-mail address: their uid alone is kept. */
function nameWithoutAddress(name: string | undefined): string | null {
  return name === undefined || name.includes('@') ? null : name;
}

/**
 * The one way into the security log (specification/security.md#two-logs). Give it the transaction of the operation that
 * the event belongs to: `await recordSecurityEvent(tx, { event: 'statut_force', projectId })`; both are kept or neither.
 * Who, from where and which request are those of the call under way; outside of a request (a command, a job: a backup
 * writes `recordSecurityEvent(pool, { event: 'sauvegarde', object: 'dossier' })`) they stay empty. A refusal, which has
 * no transaction, is written beside its reply: `SecurityLog.note`.
 */
export async function recordSecurityEvent(
  db: Db,
  { event, who, subjectUid = null, projectId = null, object = '', times = 1 }: SecurityEvent,
  origin: RequestOrigin = presentOrigin(),
): Promise<void> {
  const person = who === undefined ? origin.who : who;
  const row = {
    event,
    uid: person?.uid ?? null,
    name: nameWithoutAddress(person?.name),
    address: origin.address,
    requestId: origin.requestId,
    subjectUid,
    projectId,
    object,
  };
  if (isCountedByMinute(event)) await countSecurityEvent(db, row, times);
  else await insertSecurityEvent(db, row);
}
