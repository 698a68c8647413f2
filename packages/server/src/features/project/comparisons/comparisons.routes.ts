import * as contract from '@ardoise/domain/contract/findings.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { dropRest } from '../documents/files/upload-form.ts';
import { executionFindings } from './execution-findings.ts';
import { giveProofText } from './give-proof-text.ts';
import { listFindings, listFindingsByLink } from './list-findings.ts';
import { unwantFinding, wantFinding } from './want-finding.ts';

/** While a comparison is made, a page asks again every second. */
const OPENINGS_A_MINUTE = 90;
const TEXTS_A_MINUTE = 10;
const EXECUTIONS_A_MINUTE = 60;

/** How a proof differs from its order (specification/card-text.md#proof-against-order). */
export function comparisonRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, contract.listFindings, ({ params, session }) =>
    listFindings(context, session, params.id, params.version),
  );
  route(
    app,
    contract.listFindingsByLink,
    ({ params, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      return listFindingsByLink(context, params.token);
    },
    { perMinute: OPENINGS_A_MINUTE },
  );
  route(
    app,
    contract.listExecutionFindings,
    ({ params, session }) => executionFindings(context, session, params.id),
    { perMinute: EXECUTIONS_A_MINUTE },
  );
  route(app, contract.wantFinding, ({ params, body, session }) =>
    wantFinding(context, session, params, body),
  );
  route(app, contract.unwantFinding, ({ params, session }) => unwantFinding(context, session, params));
  route(
    app,
    contract.giveProofText,
    async ({ params, session, request }) => {
      try {
        return await giveProofText(context, session, params, request);
      } catch (error) {
        dropRest(request);
        throw error;
      }
    },
    { perMinute: TEXTS_A_MINUTE },
  );
}
