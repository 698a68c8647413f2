import {
  depositOrder as depositCall,
  LARGEST_DEPOSIT,
  withdrawDeposit as withdrawCall,
} from '@ardoise/domain/contract/deposits.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { withdrawDeposit } from '../../project/orders/withdraw-deposit.ts';
import { signatureOrigin } from '../../project/projects/signature-origin.ts';
import { depositOrder } from './deposit-order.ts';

/** Each lays out a drawing and prints an order form. */
const DEPOSITS_A_MINUTE = 60;

/** Orders that were signed without a network (specification/offline.md#signed-without-a-network). */
export function depositRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    depositCall,
    ({ session, params, body, request }) =>
      depositOrder(context, session, params.id, body, signatureOrigin(request)),
    // Its texts are what was signed, to the letter.
    { perMinute: DEPOSITS_A_MINUTE, tidies: true, largest: LARGEST_DEPOSIT },
  );
  route(app, withdrawCall, async ({ session, params }) => {
    await withdrawDeposit(context.pool, session, params.id, params.depot);
    return {};
  });
}
