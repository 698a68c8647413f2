import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { openApi } from '@ardoise/domain/contract/open-api.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { describeCalls } from './describe-calls.ts';

/** The contract, for API clients. */
export function openApiRoutes(app: FastifyInstance, { config }: AppContext): void {
  route(app, openApi, () => Promise.resolve(describeCalls(CALLS, config.publicUrl)));
}
