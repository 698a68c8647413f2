import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { me } from '@ardoise/domain/contract/users.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import { nameInProjects } from '@ardoise/domain/projects/replacements.ts';
import type { Db } from '../../db/transaction.ts';
import type { Session } from '../../http/session.repository.ts';
import { displayNames } from '../people/display-names.ts';
import { findUserById, listPeopleOf } from '../people/users.repository.ts';
import { listReplacedToday } from '../replacements/replacements.repository.ts';
import { ownAccount } from './accounts.presenter.ts';

/**
 * The signed-in person, with those they replace today.
 * @throws Refusal INTROUVABLE for an account deleted since
 */
export async function readSelf(db: Db, session: Session): Promise<ReplyOf<typeof me>> {
  const account = await findUserById(db, session.uid);
  if (account === null) throw new Refusal('INTROUVABLE');
  const replaced = await listReplacedToday(db, session.name);
  const nameOf = await displayNames(db);
  const self = ownAccount(
    account,
    replaced.map(({ absent, inProjects, to_day }) => ({
      username: inProjects,
      nom: nameOf(absent),
      au: to_day,
    })),
  );
  if (session.role !== 'agence') return self;
  const people = await listPeopleOf(db, nameInProjects(session));
  const collegues = people
    .filter(({ active, uid }) => active && uid !== session.uid)
    .map(({ name }) => ({ username: name, nom: nameOf(name) }));
  return { ...self, collegues };
}
