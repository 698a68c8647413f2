import { lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { route } from '../../http/route.ts';
import { findOutlet } from './outlets.repository.ts';

/**
 * Rate limit against copying the customer file: no delegate needs that many
 * (specification/roles-and-scope.md#quotas-and-lists-of-people).
 */
const LOOKUPS_A_MINUTE = 60;

/** Outlets: the lookup by number. Telephones are as in the customer file. */
export function outletRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(
    app,
    lookUpOutlet,
    async ({ params }) => {
      const outlet = await findOutlet(pool, params.outlet.trim());
      if (outlet === null) throw new Refusal('PDV_INCONNU');
      return outlet;
    },
    { perMinute: LOOKUPS_A_MINUTE },
  );
}
