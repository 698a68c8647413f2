import { required } from '@ardoise/domain/base/errors.ts';
import { addressee } from '@ardoise/domain/contract/addressee.ts';
import * as statuses from '@ardoise/domain/contract/allowed-statuses.ts';
import * as calls from '@ardoise/domain/contract/projects.ts';
import { may, roleMay } from '@ardoise/domain/rules/permissions.ts';
import { visibleStatuses } from '@ardoise/domain/rules/scopes.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { deleteProject } from './delete-project.ts';
import { permissionSubject } from './project-record.ts';
import { findProject } from './projects.repository.ts';
import { readAddressee } from './read-addressee.ts';
import { openProject } from './read-project.ts';
import { restoreProject } from './restore-project.ts';

/** One project: read, delete, restore (specification/calls.md#projects). */
export function projectRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.readProject, ({ session, params }) =>
    openProject(pool, params.id, session, () => app.documentReads.note(session.uid, params.id)),
  );
  route(app, addressee, ({ session, params }) => readAddressee(pool, params.id, session));
  route(app, statuses.userStatuses, async ({ session }) => visibleStatuses(session.role));
  route(app, statuses.canUpdate, async ({ session, params }) => {
    const project = required(await findProject(pool, params.id, session));
    return [
      roleMay('project.edit', session.role) &&
        may('project.edit', permissionSubject(project), session) === true,
    ];
  });
  route(app, calls.deleteProject, async ({ session, params }) => {
    await deleteProject(pool, session, params.id);
    return undefined;
  });
  route(app, calls.restoreProject, ({ session, params }) => restoreProject(pool, session, params.id));
}
