import { required } from '@ardoise/domain/base/errors.ts';
import * as calls from '@ardoise/domain/contract/users.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listUsersByRole } from '../../base/people/users.repository.ts';
import { readDcRecord } from './read-dc-record.ts';
import { listSharedClients } from './shared-projects.repository.ts';

function readRole(role: string): Role {
  return required(ROLES.find((candidate) => candidate === role));
}

/** People whom one may know by the projects that one shares with them (specification/roles-and-scope.md#quotas-and-lists-of-people). */
export function sharedPeopleRoutes(app: FastifyInstance, { pool, config }: AppContext): void {
  route(app, calls.usersByRole, async ({ session, params }) => {
    const role = readRole(params.role);
    const headOffice = session.role === 'siege' || session.role === 'administrator';
    const accounts =
      role === 'client' && !headOffice
        ? await listSharedClients(pool, session)
        : await listUsersByRole(pool, role);
    return accounts.map(({ name, prenom, nom }) => ({ username: name, prenom, nom }));
  });
  route(app, calls.dcRecord, ({ session, params }) =>
    readDcRecord(pool, session, params.username, config.companyName),
  );
}
