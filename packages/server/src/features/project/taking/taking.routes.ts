import { takeProjects as takeCall } from '@ardoise/domain/contract/taking.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { takeProjects } from './take-projects.ts';

/** Who of an agency has which of its projects (specification/accounts.md#several-people-of-one-organisation). */
export function takingRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, takeCall, ({ session, body, request }) =>
    takeProjects({ pool, log: request.log, securityLog: app.securityLog }, session, body),
  );
}
