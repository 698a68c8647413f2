import { contactProblems } from '@ardoise/domain/contacts.ts';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { changeContacts as changeCall } from '@ardoise/domain/contract/contacts.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { writeSetting } from './settings.repository.ts';

/** Replaces the contacts of the help page, and logs it. @throws Refusal VALIDATION */
export async function changeContacts(
  pool: Pool,
  { contacts }: BodyOf<typeof changeCall>,
): Promise<ReplyOf<typeof changeCall>> {
  const champs = contactProblems(contacts);
  const [first] = champs;
  if (first !== undefined) throw new Refusal('VALIDATION', { message: first.message, champs });
  return inTransaction(pool, async (tx) => {
    await writeSetting(tx, 'contacts', contacts);
    await recordSecurityEvent(tx, { event: 'reglage_change', object: 'contacts de l’aide' });
    return { contacts };
  });
}
