import { home } from '@ardoise/domain/contract/home.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { route } from '../../http/route.ts';
import { readHome } from './read-home.ts';

/** The figures of the home page (specification/screens-and-addresses.md#home). */
export function homeRoutes(app: FastifyInstance, { lists }: AppContext): void {
  route(app, home, ({ session, request }) => lists.read(request, (db) => readHome(db, session)));
}
