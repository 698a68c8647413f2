import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { openApi } from '@ardoise/domain/contract/open-api.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { route } from '../../http/route.ts';
import { describeCalls } from './describe-calls.ts';

/** The contract, for API clients. */
export function openApiRoutes(app: FastifyInstance, { config }: AppContext): void {
  route(app, openApi, () => Promise.resolve(describeCalls(CALLS, config.publicUrl)));
}
