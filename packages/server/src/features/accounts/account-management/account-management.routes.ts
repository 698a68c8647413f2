import { usernameFor } from '@ardoise/domain/accounts/username.ts';
import { required } from '@ardoise/domain/base/errors.ts';
import * as calls from '@ardoise/domain/contract/accounts.ts';
import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { Actor, Role } from '@ardoise/domain/projects/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listOpenSessions } from '../accounts/own-sessions.repository.ts';
import { type ChangedAccount, changeAccount } from './change-account.ts';
import { allowReset } from './changed-address.ts';
import { deactivateAccount, reactivateAccount } from './deactivate-account.ts';
import { countDependents } from './dependents.repository.ts';
import { giveTeam } from './give-team.ts';
import { inviteAccount, resendInvitation } from './invite-account.ts';
import { presentAccount } from './managed-accounts.presenter.ts';
import {
  countAccounts,
  findFreeUsername,
  findManagedAccount,
  listAttachable,
  listManagedAccounts,
  type ManagedAccountRow,
} from './managed-accounts.repository.ts';
import { unblockAccount } from './unblock-account.ts';

const PAGE = 50;

async function listFor(
  pool: Pool,
  actor: Actor,
  { role, etat, q = '', tri, sens, after }: QueryOf<typeof calls.listAccounts>,
): Promise<ReplyOf<typeof calls.listAccounts>> {
  const sort = tri || 'connexion';
  const filters = {
    role: role || null,
    state: etat || null,
    search: q.trim(),
    sort,
    descending: sens ? sens === 'desc' : sort === 'connexion',
    after: after === undefined ? null : Number(after),
  };
  const [rows, nombres] = await Promise.all([
    listManagedAccounts(pool, filters, PAGE + 1),
    countAccounts(pool),
  ]);
  const shown = rows.slice(0, PAGE);
  return {
    comptes: shown.map((row) => presentAccount(row, actor)),
    suivant: rows.length > PAGE ? String(shown.at(-1)?.uid) : null,
    nombres,
  };
}

/** @throws Refusal INTROUVABLE */
async function readFor(pool: Pool, uid: number): Promise<ManagedAccountRow> {
  return required(await findManagedAccount(pool, uid));
}

/** Accounts, for head office and the administrator (specification/accounts.md#managing-accounts). */
export function accountManagementRoutes(app: FastifyInstance, context: AppContext): void {
  readingRoutes(app, context);
  writingRoutes(app, context);
}

function readingRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.listAccounts, ({ session, query }) => listFor(pool, session, query));
  route(app, calls.proposeUsername, async ({ query: { prenom = '', nom = '' } }) => ({
    identifiant: await findFreeUsername(pool, usernameFor(prenom, nom)),
  }));
  route(app, calls.listAttachments, async () => {
    const accounts = await listAttachable(pool);
    const ofRole = (role: Role) => accounts.filter((account) => account.role === role);
    const named = ({ username, nom }: (typeof accounts)[number]) => ({ username, nom });
    return {
      smhf: ofRole('smhf').map(named),
      mdv: ofRole('mdv').map(({ username, nom, smhf }) => ({ username, nom, smhf })),
      agence: ofRole('agence').map(named),
      imprimeur: ofRole('imprimeur').map(named),
    };
  });
  route(app, calls.readAccount, async ({ session, params }) => {
    const account = await readFor(pool, Number(params.uid));
    const { ongoing, drafts, team, colleagues, sessions, lastContact } = await countDependents(
      pool,
      account.uid,
    );
    return {
      compte: presentAccount(account, session),
      enCours: ongoing,
      brouillons: drafts,
      rattaches: team,
      collegues: colleagues,
      sessions,
      t_contact: lastContact,
    };
  });
  route(app, calls.listSessionsOf, async ({ params }) => {
    const { uid } = await readFor(pool, Number(params.uid));
    return listOpenSessions(pool, uid, '');
  });
}

function writingRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, sessions } = context;
  /** Sessions may have ended, and projects got other managers. */
  const publish = (projects: readonly string[]) => {
    sessions.forgetAll();
    for (const project of projects) app.projectChanges.announce({ project });
  };
  const publishAll = (changes: readonly ChangedAccount[]) =>
    publish(changes.flatMap(({ projects }) => projects));
  route(app, calls.inviteAccount, async ({ session, body }) =>
    presentAccount(await inviteAccount(context, session, body), session),
  );
  route(app, calls.changeAccount, async ({ session, params, body }) => {
    const changed = await changeAccount(context, session, Number(params.uid), body);
    publishAll([changed]);
    return presentAccount(changed.account, session);
  });
  route(app, calls.resendInvitation, async ({ session, params }) =>
    presentAccount(await resendInvitation(context, session, Number(params.uid)), session),
  );
  route(app, calls.deactivateAccount, async ({ session, params }) => {
    const account = await deactivateAccount(pool, session, Number(params.uid));
    publish([]);
    return presentAccount(account, session);
  });
  route(app, calls.reactivateAccount, async ({ session, params }) =>
    presentAccount(await reactivateAccount(pool, session, Number(params.uid)), session),
  );
  route(app, calls.unblockAccount, async ({ session, params }) =>
    presentAccount(await unblockAccount(pool, session, Number(params.uid)), session),
  );
  route(app, calls.allowReset, async ({ session, params }) =>
    presentAccount(await allowReset(pool, session, Number(params.uid)), session),
  );
  route(app, calls.giveTeam, async ({ session, params, body }) => {
    const changes = await giveTeam(context, session, Number(params.uid), body.cible);
    publishAll(changes);
    return { rattaches: changes.length };
  });
}
