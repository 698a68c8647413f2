import { changeFinalPrice as priceCall } from '@ardoise/domain/contract/final-price.ts';
import { planPose as poseCall } from '@ardoise/domain/contract/poses.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { changeFinalPrice } from './change-final-price.ts';
import { planPose } from './plan-pose.ts';

/** What is set on a submitted project besides its status: the final price, the installer's dates. */
export function followUpRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, priceCall, ({ session, params, body }) => changeFinalPrice(pool, session, params.id, body));
  route(app, poseCall, ({ session, params, body }) => planPose(pool, session, params.id, body));
}
