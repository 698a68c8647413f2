import { awaitsPrevisit } from '@ardoise/domain/projects/pose-dates.ts';
import { openTrackingLink, queueTrackingMail } from '../../../project/links/queue-tracking-mail.ts';
import type { Effect } from './effect.ts';

/**
 * `mail:trackingLink`: mails the client whose approval it is a link to follow the order. The mail that announces a
 * pre-visit has it already: nobody gets two at once.
 */
export const mailTrackingLink: Effect = {
  act: async (tx, mails, { project, row, actor, trackingToken }) => {
    if (!trackingToken) return;
    await openTrackingLink(tx, project, trackingToken, actor.name);
    if (!awaitsPrevisit(row.to)) await queueTrackingMail(tx, mails, project, trackingToken);
  },
};
