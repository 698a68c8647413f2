import { canBeMailed } from '../../../base/mails/status-news.ts';
import { queueOrderFormMail } from '../../../project/links/queue-order-form-mail.ts';
import type { Effect } from './effect.ts';

/** `mail:orderForm`: mails the client the order form that was signed, unless they have this very one. */
export const mailOrderForm: Effect = {
  applies: ({ project, silent, formUnsent }) => !silent && formUnsent && canBeMailed(project),
  act: (tx, mails, { project, actor }) => queueOrderFormMail(tx, mails, project, actor.name),
};
