import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { connect, login } from '@ardoise/domain/contract/session.ts';
import type { me, user } from '@ardoise/domain/contract/users.ts';
import { csrfTokenFor } from '../../../http/csrf.ts';
import type { Session } from '../../../http/session.repository.ts';
import type { Account } from '../../base/people/users.repository.ts';
import type { LoggedIn } from './log-in.ts';

/** The signed-in account; without roles once the password has expired, and where a passkey is needed. */
export function connectedUser(session: Session | null): ReplyOf<typeof connect> {
  if (session === null) return { uid: 0, roles: ['anonymous'] };
  if (session.passwordExpired) return { uid: session.uid, name: session.name, message: 'Password expired' };
  if (session.keyNeeded) return { uid: session.uid, name: session.name, message: 'Passkey needed' };
  return { uid: session.uid, roles: ['authenticated', session.role], name: session.name };
}

/** A session that was just opened, for its browser. */
export function loggedInReply({ uid, role, name, token }: LoggedIn): ReplyOf<typeof login> {
  const csrf = csrfTokenFor(token);
  return {
    current_user: { uid: String(uid), roles: ['authenticated', role], name },
    csrf_token: csrf,
    logout_token: csrf,
  };
}

const only = (value: unknown) => [{ value }];
/** A Drupal field without a value is an empty list. */
const perhaps = (value: string | null) => (value === null || value === '' ? [] : only(value));

/** A user in Drupal's entity format. */
export function userEntity(account: Account): ReplyOf<typeof user> {
  return {
    uid: only(account.uid),
    name: only(account.name),
    mail: only(account.mail),
    roles: [{ target_id: account.role }],
    field_nom: perhaps(account.nom),
    field_prenom: perhaps(account.prenom),
    field_user_telephone: perhaps(account.telephone),
    field_smhf_user: perhaps(account.smhf),
    field_mdv_user: perhaps(account.mdv),
  };
}

/** The signed-in person, as a flat object, with those they replace today. */
export function ownAccount(account: Account, remplace: ReplyOf<typeof me>['remplace']): ReplyOf<typeof me> {
  const { uid, name, role, prenom, nom, mail, telephone, smhf, mdv, organisation, courriels } = account;
  return { uid, name, role, prenom, nom, mail, telephone, smhf, mdv, organisation, courriels, remplace };
}

/** Display name of a person or a company. */
export function displayName({ prenom, nom, name }: Pick<Account, 'prenom' | 'nom' | 'name'>): string {
  return [prenom, nom].filter((part) => part !== '').join(' ') || name;
}
