import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { endOtherSessions, type Session } from '../../../http/session.repository.ts';
import { findUserById } from '../../base/people/users.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { endSessionById } from './own-sessions.repository.ts';

/** Ends one of one's own sessions, on any device. @throws Refusal INTROUVABLE */
export async function endOwnSession(pool: Pool, { uid }: Session, id: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    if (!(await endSessionById(tx, uid, id))) throw new Refusal('INTROUVABLE');
    await recordSecurityEvent(tx, { event: 'session_fermee' });
  });
}

/** Ends all of one's sessions except that of `token`. Returns how many. */
export async function endOwnOtherSessions(pool: Pool, { uid }: Session, token: string): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const ended = await endOtherSessions(tx, uid, token);
    if (ended > 0) await recordSecurityEvent(tx, { event: 'session_fermee', object: `${ended} sessions` });
    return ended;
  });
}

/** An administrator ends all sessions of an account, or their own. @throws Refusal INTROUVABLE */
export async function endSessionsOf(pool: Pool, uid: number): Promise<number> {
  return inTransaction(pool, async (tx) => {
    required(await findUserById(tx, uid));
    const ended = await endOtherSessions(tx, uid, null);
    await recordSecurityEvent(tx, {
      event: 'sessions_fermees_par_administrateur',
      subjectUid: uid,
      object: `${ended} sessions`,
    });
    return ended;
  });
}
