import { connect } from '@ardoise/domain/contract/session.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';

/** Session calls, in the shape of Drupal 10's (3-decisions.md section 5). */
export function accountRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, pool, connect, async ({ session }) =>
    session === null
      ? { uid: 0, roles: ['anonymous'] }
      : { uid: session.uid, roles: ['authenticated', session.role], name: session.name },
  );
}
