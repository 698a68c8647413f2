import { sendLink } from '@ardoise/domain/contract/files.ts';
import type { TestApp } from './test-app.ts';
import type { Order } from './workflow-factories.ts';

/** The token in the last mail of this template that a project sent. */
export async function mailedToken(site: TestApp, projectId: string, template: string): Promise<string> {
  const { rows } = await site.pool.query<{ text: string }>(
    'select body_text as text from mails where project_id = $1 and template = $2 order by id desc limit 1',
    [projectId, template],
  );
  const token = /\/(?:accord|livraison|lien)\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link was mailed by ${template}`);
  return token;
}

/** A link by which the client answers, as the delegate sends it again. */
export async function approvalToken(site: TestApp, order: Order): Promise<string> {
  const sent = await order.caller.call(sendLink, {
    params: { id: order.id },
    body: { purpose: 'approval' },
  });
  if (sent.status !== 200) throw new Error(`no link was sent: ${JSON.stringify(sent.body)}`);
  return mailedToken(site, order.id, 'approval-link');
}
