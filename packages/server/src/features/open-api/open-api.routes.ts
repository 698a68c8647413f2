import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { openApi } from '@ardoise/domain/contract/open-api.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { describeCalls } from './describe-calls.ts';

/** The contract, for API clients. */
export function openApiRoutes(app: FastifyInstance): void {
  route(app, openApi, () => Promise.resolve(describeCalls(CALLS)));
}
