import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '../../../db/transaction.ts';
import { listPeopleOf } from '../../base/people/users.repository.ts';
import type { FileLink } from './links.repository.ts';

/** The sender of an invitation; else the dc, and the agency when it is already at work. */
function waitingFor(link: FileLink): readonly (string | null)[] {
  if (link.purpose === 'invitation') return [link.created_by];
  return isBeforeSubmission(link.statut) ? [link.dc] : [link.dc, link.agence];
}

/** The addresses of those who wait for what a link brings. */
export async function mailsOfWaiting(db: Db, link: FileLink): Promise<string[]> {
  const mails: string[] = [];
  for (const name of waitingFor(link))
    if (name !== null) mails.push(...(await listPeopleOf(db, name)).map(({ mail }) => mail));
  return mails;
}
