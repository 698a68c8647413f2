import { createTransport } from 'nodemailer';
import type { WaitingMail } from '../features/mails/mails.repository.ts';

const DEADLINE = 45_000;

/** The receiving server said no for good (5xx to the address or to the message): trying again would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface MailSender {
  /** @throws MailRefused when it never will; any other error when it may succeed later */
  send(mail: WaitingMail, signal: AbortSignal): Promise<void>;
}

/** Only what the server answers about the address or the message is final; a refused login, say, is ours to correct. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, permanent } = error as Error & { code?: string; permanent?: boolean };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Sends by SMTP, one connection a mail; `url` is `SMTP_URL`. */
export function createMailSender(url: string, from: string): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused((error as Error).message, { cause: error });
        throw error;
      }
    },
  };
}
