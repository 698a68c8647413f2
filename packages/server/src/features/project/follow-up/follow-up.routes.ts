import { required } from '@ardoise/domain/base/errors.ts';
import { readCalendar as calendarCall } from '@ardoise/domain/contract/calendars.ts';
import { changeFinalPrice as priceCall } from '@ardoise/domain/contract/final-price.ts';
import { planPose as poseCall } from '@ardoise/domain/contract/poses.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { sendCalendar } from '../calendar/send-calendar.ts';
import { findProject } from '../projects/projects.repository.ts';
import { changeFinalPrice } from './change-final-price.ts';
import { planPose } from './plan-pose.ts';

/** What is set on a submitted project besides its status: the final price, the installer's dates. */
export function followUpRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, config } = context;
  route(app, priceCall, ({ session, params, body }) => changeFinalPrice(pool, session, params.id, body));
  route(app, poseCall, ({ session, params, body }) => planPose(context, session, params.id, body));
  route(app, calendarCall, async ({ session, params, reply }) =>
    sendCalendar(reply, required(await findProject(pool, params.id, session)), config.mailFrom),
  );
}
