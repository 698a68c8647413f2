import * as calls from '@ardoise/domain/contract/settings.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { route } from '../../http/route.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './read-settings.ts';

/** Settings of head office, for everybody (specification/content-management.md#settings). */
export function settingsRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.readSettings, () => readSettings(pool));
  route(app, calls.changeSettings, ({ body }) => changeSettings(pool, body));
}
