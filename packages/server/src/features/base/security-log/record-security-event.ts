import { isCountedByMinute, type SecurityEventName } from '@ardoise/domain/base/security-events.ts';
import type { Db } from '../../../db/transaction.ts';
import { presentOrigin, type RequestOrigin } from '../../../http/request-origin.ts';
import { countSecurityEvent, insertSecurityEvent } from './security-events.repository.ts';

/** An event. Contains neither user input nor e-mail addresses. */
export interface SecurityEvent {
  event: SecurityEventName;
  /** The actor, where it is not the signed-in account: at login, or by a mailed link. Null: unknown. */
  who?: RequestOrigin['who'];
  /** The account concerned, where it is not the actor's. */
  subjectUid?: number | null;
  projectId?: string | null;
  /** The object, in the product's own words: the path of a call, the kind of an export, a folder of backups. */
  object?: string;
  /** Number of occurrences; more than one only for events aggregated by the minute. */
  times?: number;
}

/** A client's username is an e-mail address: only their uid is stored. */
function nameWithoutAddress(name: string | undefined): string | null {
  return name === undefined || name.includes('@') ? null : name;
}

/**
 * The only way to write the security log (specification/security.md#two-logs). Pass the transaction of the operation:
 * `await recordSecurityEvent(tx, { event: 'statut_force', projectId })`; both commit or neither. Actor, address and
 * request are those of the current call; outside of a request (a command, a job: a backup writes
 * `recordSecurityEvent(pool, { event: 'sauvegarde', object: 'dossier' })`) they are empty. A refusal, which has no
 * transaction, is written asynchronously: `SecurityLog.note`.
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
    key: origin.key ?? null,
  };
  if (isCountedByMinute(event)) await countSecurityEvent(db, row, times);
  else await insertSecurityEvent(db, row);
}
