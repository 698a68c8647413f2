import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { me } from '@ardoise/domain/contract/users.ts';
import { nameInProjects } from '@ardoise/domain/projects/replacements.ts';
import type { CompanySignIn } from '../../../company-provider/company-settings.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Session } from '../../../http/session.repository.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { hasIdentity } from '../../base/people/identities.repository.ts';
import { findCredentials, findUserById, listPeopleOf } from '../../base/people/users.repository.ts';
import { listReplacedToday } from '../../base/replacements/replacements.repository.ts';
import { ownAccount } from './accounts.presenter.ts';

/** How the company's directory is called, for whoever signs in with it. */
async function companyOf(db: Db, { uid, name, way }: Session, company: CompanySignIn | undefined) {
  if (company === undefined) return null;
  const ici = way === 'directory';
  if (!ici && !(await hasIdentity(db, uid))) return null;
  const motDePasse = ((await findCredentials(db, name))?.passwordHash ?? null) !== null;
  return { nom: company.name, ici, motDePasse };
}

/**
 * The signed-in person, with those they replace today.
 * @throws Refusal INTROUVABLE for an account deleted since
 */
export async function readSelf(
  db: Db,
  session: Session,
  company: CompanySignIn | undefined,
): Promise<ReplyOf<typeof me>> {
  const account = await findUserById(db, session.uid);
  if (account === null) throw new Refusal('INTROUVABLE');
  const replaced = await listReplacedToday(db, session.name);
  const nameOf = await displayNames(db);
  const own = ownAccount(
    account,
    replaced.map(({ absent, inProjects, to_day }) => ({
      username: inProjects,
      nom: nameOf(absent),
      au: to_day,
    })),
  );
  const annuaire = await companyOf(db, session, company);
  const self = annuaire === null ? own : { ...own, annuaire };
  if (session.role !== 'agence') return self;
  const people = await listPeopleOf(db, nameInProjects(session));
  const collegues = people
    .filter(({ active, uid }) => active && uid !== session.uid)
    .map(({ name }) => ({ username: name, nom: nameOf(name) }));
  return { ...self, collegues };
}
