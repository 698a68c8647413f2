import * as clones from '@ardoise/domain/contract/clones.ts';
import { changeFinalPrice as priceCall } from '@ardoise/domain/contract/final-price.ts';
import { nextProject as nextCall } from '@ardoise/domain/contract/next-project.ts';
import { planPose as poseCall } from '@ardoise/domain/contract/poses.ts';
import * as calls from '@ardoise/domain/contract/projects.ts';
import { askArbitration as arbitrationCall } from '@ardoise/domain/contract/quotas.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import { may, roleMay } from '@ardoise/domain/projects/permissions.ts';
import { visibleStatuses } from '@ardoise/domain/projects/scopes.ts';
import { statusesOf } from '@ardoise/domain/projects/transitions.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { WorkLine } from '../../threads/work-line.ts';
import { EXPORT_LIMITS, exportProjects } from '../exports/export-projects.ts';
import { askArbitration } from './ask-arbitration.ts';
import { changeFinalPrice } from './change-final-price.ts';
import { changeStatus } from './change-status.ts';
import { cloneProject } from './clone-project.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { filtersOf, listProjects } from './list-projects.ts';
import { nextProject } from './next-project.ts';
import { planPose } from './plan-pose.ts';
import { allowedTargets, offeredTargets } from './project.presenter.ts';
import { countByStatus } from './project-list.repository.ts';
import { permissionSubject } from './project-record.ts';
import { findProjectView } from './project-view.repository.ts';
import { findProject } from './projects.repository.ts';
import { factsFor, presentView, readAfterRepeat, readProject } from './read-project.ts';
import { restoreProject } from './restore-project.ts';
import { saveProject } from './save-project.ts';
import { signProject } from './sign-project.ts';
import { signatureOrigin } from './signature-origin.ts';
import { undoClone } from './undo-clone.ts';

function readRoutes(app: FastifyInstance, { pool, config }: AppContext): void {
  const exports = { pool, publicUrl: config.publicUrl, line: new WorkLine(EXPORT_LIMITS) };
  route(app, calls.listProjects, ({ session, query, request, reply }) =>
    query.excelType === undefined
      ? listProjects(pool, session, query)
      : exportProjects(exports, session, { query, type: query.excelType }, { request, reply }),
  );
  route(app, nextCall, ({ session, params, query }) => nextProject(pool, session, params.id, query));
  route(app, calls.countProjects, ({ session, query }) =>
    filtersOf(pool, query, session).then((filters) => countByStatus(pool, session, filters)),
  );
  route(app, calls.readProject, ({ session, params }) => readProject(pool, params.id, session));
  route(app, calls.userStatuses, async ({ session }) => visibleStatuses(session.role));
  route(app, calls.allowedStatuses, async ({ session, params }) => {
    const view = await findProjectView(pool, params.id, session);
    if (view === null) throw new Refusal('INTROUVABLE');
    return allowedTargets(view, session, await factsFor(pool, view, session));
  });
  route(app, calls.canUpdate, async ({ session, params }) => {
    const project = await findProject(pool, params.id, session);
    if (project === null) throw new Refusal('INTROUVABLE');
    return [
      roleMay('project.edit', session.role) &&
        may('project.edit', permissionSubject(project), session) === true,
    ];
  });
}

function draftRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  route(app, calls.createProject, ({ session, body }) => createProject(pool, session, body), {
    status: 201,
  });
  route(
    app,
    calls.saveProject,
    ({ session, params, body }) => saveProject(context, session, params.id, body),
    { announces: 'contenu' },
  );
  route(app, calls.signProject, async ({ session, params, body, request }) => {
    await signProject(context, session, params.id, body, signatureOrigin(request));
    return readProject(pool, params.id, session);
  });
  route(app, calls.deleteProject, async ({ session, params }) => {
    await deleteProject(pool, session, params.id);
    return undefined;
  });
  route(app, calls.restoreProject, ({ session, params }) => restoreProject(pool, session, params.id));
  route(app, clones.cloneProject, ({ session, params }) => cloneProject(pool, session, params.id));
  route(app, clones.undoClone, ({ session, params }) => undoClone(pool, session, params.id));
}

/** Projects: lists, one, save, signatures, status (3-decisions.md section 5). */
export function projectRoutes(app: FastifyInstance, context: AppContext): void {
  readRoutes(app, context);
  draftRoutes(app, context);
  const { pool, mails } = context;
  route(app, calls.changeStatus, async ({ session, params, body }) => {
    const outcome = await changeStatus(pool, mails, session, params.id, params.new_statut, body);
    return outcome === 'repeated'
      ? readAfterRepeat(pool, params.id, session, body.version)
      : presentView(pool, outcome, session);
  });
  route(app, priceCall, ({ session, params, body }) => changeFinalPrice(pool, session, params.id, body));
  route(app, poseCall, ({ session, params, body }) => planPose(pool, session, params.id, body));
  route(app, calls.allStatuses, async ({ session, params }) => {
    const view = await findProjectView(pool, params.id, session);
    if (view === null) throw new Refusal('INTROUVABLE');
    return session.role === 'administrator'
      ? statusesOf(view.kind)
      : offeredTargets(view, session, await factsFor(pool, view, session));
  });
  const oncePerPause = { perMinute: 5 };
  route(
    app,
    arbitrationCall,
    ({ session, params, body }) => askArbitration(pool, mails, session, params.id, body.comment ?? ''),
    oncePerPause,
  );
}
