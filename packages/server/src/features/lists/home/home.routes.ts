import { home } from '@ardoise/domain/contract/home.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { readHome } from './read-home.ts';

/** The figures of the home page (specification/screens-and-addresses.md#home). */
export function homeRoutes(app: FastifyInstance, { lists }: AppContext): void {
  route(app, home, ({ session, request }) => lists.read(request, (db) => readHome(db, session)));
}
