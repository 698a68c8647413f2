import { required } from '@ardoise/domain/base/errors.ts';
import * as calls from '@ardoise/domain/contract/users.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { route } from '../../../http/route.ts';
import type { Session } from '../../../http/session.repository.ts';
import type { AppContext } from '../../base/app-context.ts';
import {
  type Account,
  findUserById,
  listDcsOf,
  listUsersByRole,
  setMailChoice,
} from '../../base/people/users.repository.ts';
import { displayName, userEntity } from './accounts.presenter.ts';
import { readSelf } from './read-self.ts';

/**
 * User data: one's own, and everybody's for head office; 404 for anything else
 * (specification/roles-and-scope.md#quotas-and-lists-of-people).
 */
async function readUser(pool: Pool, session: Session, uid: number): Promise<Account> {
  const mayRead = session.uid === uid || session.role === 'siege' || session.role === 'administrator';
  return required(mayRead ? await findUserById(pool, uid) : null);
}

async function namesOf(pool: Pool, role: Role): Promise<{ username: string; name: string }[]> {
  const accounts = await listUsersByRole(pool, role);
  return accounts.map((account) => ({ username: account.name, name: displayName(account) }));
}

/** Accounts, for screens and Drupal clients (specification/calls.md#session-and-people). */
export function userRoutes(app: FastifyInstance, { pool, config }: AppContext): void {
  route(app, calls.user, async ({ session, params }) =>
    userEntity(await readUser(pool, session, Number(params.uid))),
  );
  route(app, calls.me, ({ session }) => readSelf(pool, session, config));
  route(app, calls.chooseMails, async ({ session, body }) => {
    await setMailChoice(pool, session.uid, body.courriels);
    return { courriels: body.courriels };
  });
  route(app, calls.dcsOfManager, async ({ session, params }) => {
    const manager = await readUser(pool, session, Number(params.uid));
    const dcs = await listDcsOf(pool, manager.name);
    return dcs.map(({ uid, name, prenom, nom }) => ({ uid, username: name, prenom, nom }));
  });
  route(app, calls.agencies, () => namesOf(pool, 'agence'));
  route(app, calls.printers, () => namesOf(pool, 'imprimeur'));
}
