import type { Db } from '../../../db/transaction.ts';
import { displayNames } from './display-names.ts';
import { findUserByName } from './users.repository.ts';

/** The delegate of an order, as mails to its client name them: the client's replies go to `mailDc`. */
export interface Delegate {
  nomDc: string;
  /** Empty if unknown, as is the mail address. */
  telephoneDc: string;
  mailDc: string;
}

/** The delegate with this username, whether their account still exists or not. */
export async function delegateOf(db: Db, username: string): Promise<Delegate> {
  const nameOf = await displayNames(db);
  const dc = await findUserByName(db, username);
  return { nomDc: nameOf(username), telephoneDc: dc?.telephone ?? '', mailDc: dc?.mail ?? '' };
}
