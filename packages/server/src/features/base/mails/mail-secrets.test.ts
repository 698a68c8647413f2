import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createUser } from '../../../testing/factories.ts';
import { mailSite, soon } from '../../../testing/mail-site.ts';
import { createPasswordLink, findPasswordLink } from '../../accounts/accounts/password-link.repository.ts';
import { mailErrorWords } from '../../lists/mail-list/mail-error-words.ts';
import type { MailQueue } from './mail-queue.ts';
import { passwordResetMail } from './templates/password-reset.ts';

const { database, serveMail, openQueue, startSending, rows, untilSent } = mailSite();

const LOST = ['une-cle-perdue-de-trente-deux-caracteres'] as const;

/** A mail with a password link, queued and not sent. */
async function queueLink(queue: MailQueue): Promise<{ token: string; uid: number }> {
  const { pool } = database();
  const user = await createUser(pool, { role: 'dc' });
  const { token } = await inTransaction(pool, async (tx) => {
    const link = await createPasswordLink(tx, user);
    await queue.queue(tx, passwordResetMail({ to: user.mail, name: user.name, ...link }));
    return link;
  });
  return { token, uid: user.uid };
}

const stored = async () => {
  const { rows: mails } = await database().pool.query<{ row: string }>(
    'select mails::text as row from mails',
  );
  return mails.map(({ row }) => row);
};
const tokensIn = (text: string) =>
  [...text.matchAll(/mot-de-passe\/([\w-]{43})(?![\w-])/g)].map(([, token]) => token);

describe('the link of a queued mail', () => {
  it('is encrypted in the database, and sent with the mail', async () => {
    const { token } = await queueLink(openQueue());
    const [row = ''] = await stored();
    expect(row).toContain('mot-de-passe');
    expect(row).not.toContain(token);
    expect(row).toContain(createHash('sha256').update(token).digest('hex'));
    expect(row).not.toContain(Buffer.from(token).toString('hex'));
    const server = await serveMail();
    await startSending(server.url);
    await untilSent();
    const [mail] = server.mails;
    expect(tokensIn(mail?.text ?? '')).toEqual([token]);
    expect(new Set(tokensIn(mail?.html ?? ''))).toEqual(new Set([token]));
    expect((await stored())[0]).not.toContain('mot-de-passe');
  });

  it('is sent with a mail that an earlier version queued in clear', { tags: 'long' }, async () => {
    const clear = 'c'.repeat(43);
    await database().pool.query(
      `insert into mails (template, recipient, subject, html, body_text, message_id)
       values ('avant', 'a@b.example', 'Avant', $1, $1, '<avant@plv.example>')`,
      [`https://plv.example/cms/mot-de-passe/${clear}`],
    );
    const server = await serveMail();
    await startSending(server.url);
    await untilSent();
    expect(tokensIn(server.mails[0]?.text ?? '')).toEqual([clear]);
  });

  it('is decrypted by a process whose key was rotated since', async () => {
    const { token } = await queueLink(openQueue());
    const server = await serveMail();
    await startSending(server.url, undefined, [...LOST, 'une-cle-des-essais-de-trente-deux-caracteres']);
    await untilSent();
    expect(tokensIn(server.mails[0]?.text ?? '')).toEqual([token]);
  });
});

describe('once its key is lost', () => {
  it('the link is regenerated, and the mail sent with it', async () => {
    const { token, uid } = await queueLink(openQueue({}, LOST));
    const server = await serveMail();
    await startSending(server.url);
    await untilSent();
    expect(server.mails).toHaveLength(1);
    const [sent = ''] = tokensIn(server.mails[0]?.text ?? '');
    expect(tokensIn(server.mails[0]?.html ?? '')).toContain(sent);
    const { pool } = database();
    expect(await findPasswordLink(pool, sent)).toMatchObject({ uid });
    expect(await findPasswordLink(pool, token)).toBeNull();
  });

  it('a mail whose link has ended is reported, and can be opened once the key is back', async () => {
    const { token, uid } = await queueLink(openQueue({}, LOST));
    await database().pool.query('update links set used_at = now() where uid = $1', [uid]);
    const server = await serveMail();
    const queue = await startSending(server.url);
    await vi.waitFor(async () => expect((await rows())[0]?.failed_at).not.toBeNull(), soon);
    expect(server.mails).toEqual([]);
    const { message } = mailErrorWords((await rows())[0]?.last_error ?? '');
    expect(message).toMatch(/^La clé qui protégeait le lien de ce message a été perdue/);
    const restored = openQueue({}, LOST);
    await database().pool.query('update mails set failed_at = null');
    const { rows: mails } = await database().pool.query<Parameters<MailQueue['opened']>[0]>(
      'select subject, body_text as text, html, words, secrets, message_id as "messageId" from mails',
    );
    expect(mails.map((mail) => tokensIn(restored.opened(mail).text))).toEqual([[token]]);
    expect(() => mails.map((mail) => queue.opened(mail))).toThrow('not known');
  });
});
