import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';

/** Projects: lists, one, save, status (3-decisions.md section 5). */
export function projectRoutes(_app: FastifyInstance, _context: AppContext): void {}
