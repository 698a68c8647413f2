import { searchProjects as searchCall } from '@ardoise/domain/contract/search.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { searchProjects } from './search-projects.ts';

/** Search over the projects in scope (specification/calls.md#lists; docs/decisions/search-by-lexemes.md). */
export function searchRoutes(app: FastifyInstance, { lists }: AppContext): void {
  route(app, searchCall, ({ query, session, request }) =>
    lists.read(request, (db) => searchProjects(db, session, query)),
  );
}
