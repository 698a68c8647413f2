import { nextProject as nextCall } from '@ardoise/domain/contract/next-project.ts';
import * as calls from '@ardoise/domain/contract/projects.ts';
import { countWaiting as countCall } from '@ardoise/domain/contract/waiting-counts.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { WorkLine } from '../../../threads/work-line.ts';
import type { AppContext } from '../../base/app-context.ts';
import { countWaiting } from './count-waiting.ts';
import { EXPORT_LIMITS, exportProjects } from './export-projects.ts';
import { filtersOf, listProjects } from './list-projects.ts';
import { nextProject } from './next-project.ts';
import { countByStatus } from './project-list.repository.ts';

/** Lists, counts and spreadsheets of projects (specification/calls.md#lists). */
export function projectListRoutes(app: FastifyInstance, { pool, lists, config }: AppContext): void {
  const exports = { pool, lists, publicUrl: config.publicUrl, line: new WorkLine(EXPORT_LIMITS) };
  route(app, calls.listProjects, ({ session, query, request, reply }) =>
    query.excelType === undefined
      ? lists.read(request, (db) => listProjects(db, session, query))
      : exportProjects(exports, session, { query, type: query.excelType }, { request, reply }),
  );
  route(app, nextCall, ({ session, params, query, request }) =>
    lists.read(request, (db) => nextProject(db, session, params.id, query)),
  );
  route(app, countCall, ({ session, query, request }) =>
    lists.read(request, (db) => countWaiting(db, session, query)),
  );
  route(app, calls.countProjects, ({ session, query, request }) =>
    lists.read(request, async (db) => countByStatus(db, session, await filtersOf(db, query, session))),
  );
}
