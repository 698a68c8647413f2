import { required } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { me } from '@ardoise/domain/contract/users.ts';
import { nameInProjects } from '@ardoise/domain/projects/replacements.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { CompanySignIn } from '../../../company-provider/company-settings.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/transaction.ts';
import { relyingParty } from '../../../http/relying-party.ts';
import { findKeyDay, type Session } from '../../../http/session.repository.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { hasIdentity } from '../../base/people/identities.repository.ts';
import { listPasskeys } from '../../base/people/passkeys.repository.ts';
import { findCredentials, findUserById, listPeopleOf } from '../../base/people/users.repository.ts';
import { listReplacedToday } from '../../base/replacements/replacements.repository.ts';
import { ownAccount } from './accounts.presenter.ts';

/** The directory's name, for those who sign in with it. */
async function companyOf(db: Db, { uid, name, way }: Session, company: CompanySignIn | undefined) {
  if (company === undefined) return null;
  const ici = way === 'directory';
  if (!ici && !(await hasIdentity(db, uid))) return null;
  const motDePasse = ((await findCredentials(db, name))?.passwordHash ?? null) !== null;
  return { nom: company.name, ici, motDePasse };
}

/** The day from which this account's password alone opens nothing; null where it has a key, or needs none. */
async function keyDayOf(db: Db, { uid, role, way }: Session, site: { publicUrl: string }) {
  if (!roleMay('passkeys.own', role) || way === 'directory' || relyingParty(site) === null) return null;
  // Most roles need none: one statement then, at every load of a page.
  const day = await findKeyDay(db, uid);
  return day === null || (await listPasskeys(db, uid)).length > 0 ? null : day;
}

/**
 * The signed-in person, with those they replace today.
 * @throws Refusal INTROUVABLE for an account deleted since
 */
export async function readSelf(
  db: Db,
  session: Session,
  config: Pick<Config, 'companySignIn' | 'publicUrl'>,
): Promise<ReplyOf<typeof me>> {
  const account = required(await findUserById(db, session.uid));
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
  const annuaire = await companyOf(db, session, config.companySignIn);
  const cleExigeeLe = await keyDayOf(db, session, config);
  const self = {
    ...own,
    ...(annuaire !== null && { annuaire }),
    ...(cleExigeeLe !== null && { cleExigeeLe }),
  };
  if (session.role !== 'agence') return self;
  const people = await listPeopleOf(db, nameInProjects(session));
  const collegues = people
    .filter(({ active, uid }) => active && uid !== session.uid)
    .map(({ name }) => ({ username: name, nom: nameOf(name) }));
  return { ...self, collegues };
}
