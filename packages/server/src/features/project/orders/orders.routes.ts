import * as clones from '@ardoise/domain/contract/clones.ts';
import { readProjectModels as modelsCall } from '@ardoise/domain/contract/project-models.ts';
import * as calls from '@ardoise/domain/contract/projects.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { fieldName } from '@ardoise/domain/wizards/fields/field-name.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { keepOutlet } from '../../base/outlets/look-up-outlet.ts';
import { readProject } from '../projects/read-project.ts';
import { signatureOrigin } from '../projects/signature-origin.ts';
import { cloneProject } from './clone-project.ts';
import { createProject } from './create-project.ts';
import { LastSaves } from './last-saves.ts';
import { readProjectModels } from './project-models.ts';
import { saveProject } from './save-project.ts';
import { signProject } from './sign-project.ts';
import { undoClone } from './undo-clone.ts';

/**
 * Rate limit: a draft discloses its outlet's record, so that the customer file cannot be copied through here either
 * (outlets.routes.ts).
 */
const CREATIONS_A_MINUTE = 60;

/** The label of an answer: before its project is read, the first kind's that asks it. */
function nameOf(path: string): string | undefined {
  return Object.values(KINDS)
    .map(({ wizard }) => fieldName(wizard, path))
    .find((name) => name !== undefined);
}

/** Writes of an order: create, save, sign, clone (specification/calls.md#projects). */
export function orderRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  const saves = new LastSaves();
  route(
    app,
    calls.createProject,
    async ({ session, body }) => {
      if (body.nOutlet) await keepOutlet(context, body.nOutlet.trim());
      return createProject(pool, session, body);
    },
    { status: 201, perMinute: CREATIONS_A_MINUTE },
  );
  route(app, modelsCall, ({ session }) => readProjectModels(pool, session));
  route(
    app,
    calls.saveProject,
    ({ session, params, body }) => saveProject({ ...context, saves }, session, params.id, body),
    { announces: 'contenu', nameOf, tidies: true },
  );
  route(app, calls.signProject, async ({ session, params, body, request }) => {
    await signProject(context, session, params.id, body, signatureOrigin(request));
    return readProject(pool, params.id, session);
  });
  route(app, clones.cloneProject, ({ session, params, body }) =>
    cloneProject(pool, session, params.id, { sameCard: body?.memeCarte }),
  );
  route(app, clones.undoClone, ({ session, params }) => undoClone(pool, session, params.id));
}
