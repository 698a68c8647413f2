import { canBeMailed, sendsFilesToClient } from '../../../base/mails/status-news.ts';
import { queueDeliveryMail } from '../../../project/links/queue-delivery-mail.ts';
import type { Effect } from './effect.ts';

/** `mail:executionFilesToClient`: mails the client of an unprinted order a link to its files, valid 30 days. */
export const mailExecutionFiles: Effect = {
  act: async (tx, mails, { project, actor, silent }) => {
    if (!silent && sendsFilesToClient(project) && canBeMailed(project))
      await queueDeliveryMail(tx, mails, project, actor.name);
  },
};
