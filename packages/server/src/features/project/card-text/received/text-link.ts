import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import { type FileLink, findFileLink, lockFileLink } from '../../links/links.repository.ts';
import { usableLink } from '../../links/usable-link.ts';

function textOf(link: FileLink): FileLink {
  if (link.purpose !== 'texte') throw new Refusal('INTROUVABLE');
  return link;
}

/** A link that asks for the text of a card and waits for it. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export async function textLink(db: Db, token: string): Promise<FileLink> {
  return textOf(usableLink(await findFileLink(db, token)));
}

/** The same, locked with its project until the transaction ends. */
export async function lockedTextLink(tx: Transaction, projectId: string, token: string): Promise<FileLink> {
  return textOf(usableLink(await lockFileLink(tx, projectId, token)));
}
