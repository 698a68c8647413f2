import { sendLink } from '@ardoise/domain/contract/files.ts';
import { queuedMails } from './queued-mails.ts';
import type { TestApp } from './test-app.ts';
import type { Order } from './workflow-factories.ts';

/** The token in the last mail of this template that a project sent. */
export async function mailedToken(site: TestApp, projectId: string, template: string): Promise<string> {
  const last = (await queuedMails(site, { projectId, template })).at(-1);
  const token = /\/(?:accord|livraison|lien|suivi)\/([\w-]+)/.exec(last?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link was mailed by ${template}`);
  return token;
}

/** A link for the client's answer, resent by the delegate. */
export async function approvalToken(site: TestApp, order: Order): Promise<string> {
  const sent = await order.caller.call(sendLink, {
    params: { id: order.id },
    body: { purpose: 'approval' },
  });
  if (sent.status !== 200) throw new Error(`no link was sent: ${JSON.stringify(sent.body)}`);
  return mailedToken(site, order.id, 'approval-link');
}
