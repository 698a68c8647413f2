import type { StoredWords } from '../features/base/mails/mails.repository.ts';
import type { TestApp } from './test-app.ts';

/** A mail as its recipient will see it. */
export interface QueuedMail {
  template: string;
  recipient: string;
  subject: string;
  text: string;
}

/** The queued, unsent mails, oldest first, with their links decrypted. */
export async function queuedMails(
  site: TestApp,
  about: { projectId?: string; template?: string; recipient?: string } = {},
): Promise<QueuedMail[]> {
  const { rows } = await site.pool.query<StoredWords & QueuedMail>(
    `select template, recipient, subject, body_text as text, html, words, secrets, message_id as "messageId" from mails
     where ($1::text is null or project_id = $1) and ($2::text is null or template = $2)
       and ($3::text is null or lower(recipient) = lower($3)) order by id`,
    [about.projectId, about.template, about.recipient],
  );
  return rows.map((mail) => {
    const { template, recipient, subject, text } = site.mails.opened(mail);
    return { template, recipient, subject, text };
  });
}
