import { sendsVideo } from '../../../base/mails/status-news.ts';
import { queueDigitalMail } from '../../../project/links/queue-delivery-mail.ts';
import type { Effect } from './effect.ts';

/**
 * `mail:filesToVideoAddress`: mails the video address of a Digital order its files
 * (specification/mails-and-links.md#mail-by-target).
 */
export const mailVideoFiles: Effect = {
  act: async (tx, mails, { project, actor, silent }) => {
    if (!silent && sendsVideo(project)) await queueDigitalMail(tx, mails, project, actor.name);
  },
};
