import { undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { undoChange } from './undo-change.ts';

/** Taking changes of the content management back (specification/content-management.md#undo). */
export function contentUndoRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, undoContentChange, async ({ params, session }) => {
    await undoChange(context, Number(params.id), session);
    return undefined;
  });
}
