import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { MAIL, mailSite, soon } from '../../../testing/mail-site.ts';
import type { MailQueue } from './mail-queue.ts';

const { database, serveMail, openQueue, startSending, queueMail, rows, untilSent } = mailSite();

describe('a queued mail', () => {
  it('is sent after the commit, as HTML and as text, from and to the right people', async () => {
    const server = await serveMail();
    const queue = await startSending(server.url);
    await inTransaction(database().pool, async (tx) => {
      await queue.queue(tx, MAIL);
      await wait(300);
      expect(server.mails).toEqual([]);
    });
    await untilSent();
    const [mail] = server.mails;
    expect(server.mails).toHaveLength(1);
    expect(mail).toMatchObject({
      from: 'ardoise@plv.example',
      to: ['studio@agence.example'],
      subject: MAIL.subject,
    });
    expect(mail?.headers.get('from')).toBe('Ardoise <ardoise@plv.example>');
    expect(mail?.headers.get('message-id')).toBe((await rows())[0]?.message_id);
    expect(mail?.text).toContain('Elle doit être prête à l’été.');
    expect(mail?.text).toContain('https://plv.example/suivi-projet/1');
    expect(mail?.html).toContain('href="https://plv.example/suivi-projet/1"');
    expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: null, failed_at: null });
  });

  it('is answered where it says, else nowhere, by name and by header', async () => {
    const server = await serveMail();
    const queue = await startSending(server.url);
    await queueMail(queue, { replyTo: { name: 'Camille Ferrand', address: 'camille@ardoise.example' } });
    await untilSent();
    await queueMail(queue, { to: 'autre@agence.example' });
    await untilSent();
    const [answered, other] = server.mails;
    expect(answered?.headers.get('reply-to')).toBe('Camille Ferrand <camille@ardoise.example>');
    expect(answered?.text).toContain('Si vous répondez à ce message, Camille Ferrand vous lit.');
    expect(other?.headers.has('reply-to')).toBe(false);
    expect(other?.html).toContain('Merci de ne pas répondre à ce message.');
  });

  it('is never sent when its transaction rolls back', async () => {
    const server = await serveMail();
    const queue = await startSending(server.url);
    const refuse = async (tx: Transaction) => {
      await queue.queue(tx, MAIL);
      throw new Error('refused');
    };
    await expect(inTransaction(database().pool, refuse)).rejects.toThrow('refused');
    await queueMail(queue, { to: 'autre@agence.example' });
    await untilSent();
    expect(server.mails.map(({ to }) => to)).toEqual([['autre@agence.example']]);
  });

  it('waits while no process sends, and is sent when one does', async () => {
    await queueMail(openQueue());
    const server = await serveMail();
    await startSending(server.url);
    await untilSent();
    expect(server.mails).toHaveLength(1);
  });

  it('is sent once, however many processes send', async () => {
    const server = await serveMail();
    const queues = await Promise.all([1, 2, 3].map(() => startSending(server.url)));
    for (let count = 0; count < 20; count += 1) {
      await queueMail(queues[count % 3] as MailQueue, { to: `a${count}@agence.example` });
    }
    await untilSent();
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(20);
    expect(server.mails).toHaveLength(20);
  });

  it('allows no header injection by its subject, nor an address by its recipient', async () => {
    const server = await serveMail();
    const queue = await startSending(server.url);
    await queueMail(queue, { subject: 'Projet\r\nBcc: espion@ailleurs.example', to: 'a@b.example' });
    await untilSent();
    expect(server.mails[0]?.headers.has('bcc')).toBe(false);
    expect(server.mails[0]?.subject).toBe('Projet Bcc: espion@ailleurs.example');
    await queueMail(queue, { to: 'a@b.example, espion@ailleurs.example' });
    await vi.waitFor(async () => expect((await rows())[1]?.attempts).toBeGreaterThan(0), soon);
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('espion@ailleurs.example');
  });

  it('is stored and not sent by a demonstration without a mail server', async () => {
    await queueMail(openQueue({ demo: true, smtpUrl: undefined as unknown as string }));
    const server = await serveMail();
    const queue = await startSending(server.url);
    await queueMail(queue, { to: 'autre@agence.example' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), soon);
    await wait(300);
    expect(server.mails.map(({ to }) => to)).toEqual([['autre@agence.example']]);
    expect(await rows()).toMatchObject([{ sent_at: null, attempts: 0 }, { attempts: 1 }]);
  });
});
