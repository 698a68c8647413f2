import * as calls from '@ardoise/domain/contract/agencies.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { displayName } from '../../accounts/accounts/accounts.presenter.ts';
import type { AppContext } from '../../base/app-context.ts';
import { findAgencyByAddress, findUsualAgency } from '../../base/people/users.repository.ts';
import { countByStatus } from '../project-lists/project-list.repository.ts';

/** Against enumeration of the agencies' addresses (specification/roles-and-scope.md#quotas-and-lists-of-people). */
const CHECKS_PER_MINUTE = 60;

export function agencyRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(
    app,
    calls.checkAgencyMail,
    async ({ body }) => {
      const agency = await findAgencyByAddress(pool, body.mail);
      return agency === null
        ? { status: 'KO' as const, agence: null }
        : { status: 'OK' as const, agence: displayName(agency) };
    },
    { perMinute: CHECKS_PER_MINUTE },
  );
  route(
    app,
    calls.usualAgencyMail,
    async ({ session }) => ({ mail: (await findUsualAgency(pool, session.name))?.mail ?? '' }),
    { perMinute: CHECKS_PER_MINUTE },
  );
  route(app, calls.agencyHome, ({ session }) => countByStatus(pool, session, {}));
}
