import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import * as contract from '@ardoise/domain/contract/invitations.ts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { findProject, lockProject } from '../projects/projects.repository.ts';
import { endInvitation, listPendingInvitations } from './invitations.repository.ts';
import { sendInvitation } from './send-invitation.ts';

const SENDINGS_A_MINUTE = 20;

/**
 * Invitations to attach a file: sent, listed while pending, revoked
 * (specification/roles-and-scope.md#invite-somebody-to-join-a-file).
 */
export function invitationRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;

  route(app, contract.sendInvitation, ({ body, session }) => sendInvitation(context, session, body), {
    perMinute: SENDINGS_A_MINUTE,
  });

  route(app, contract.listInvitations, async ({ params, session }) => {
    required(await findProject(pool, params.id, session));
    const nameOf = await displayNames(pool);
    const pending = await listPendingInvitations(pool, params.id);
    return pending.map(({ created_by, ...invitation }) => ({ ...invitation, nomPar: nameOf(created_by) }));
  });

  route(app, contract.revokeInvitation, ({ params, session }) =>
    inTransaction(pool, async (tx) => {
      required(await lockProject(tx, params.id, session));
      if (!(await endInvitation(tx, params.id, params.invitation)))
        throw new Refusal('INTROUVABLE', { message: 'Cette invitation a déjà servi ou a expiré.' });
      return undefined;
    }),
  );
}
