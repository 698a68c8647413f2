import { queueOrderFormMail } from '../../../project/links/queue-order-form-mail.ts';
import type { Effect } from './effect.ts';

/** `mail:orderForm`: mails the client the order form that was signed, unless they have this very one. */
export const mailOrderForm: Effect = {
  act: async (tx, mails, { project, actor, silent }) => {
    if (!silent) await queueOrderFormMail(tx, mails, project, actor.name);
  },
};
