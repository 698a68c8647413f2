import { createTransport } from 'nodemailer';
import type { WaitingMail } from './mails.repository.ts';

/** A mail as it leaves, its HTML drawn. */
export type OutgoingMail = Omit<WaitingMail, 'words' | 'secrets'>;

export interface Patience {
  /** Milliseconds for the connection, and for the server's greeting. */
  toConnect: number;
  /** Milliseconds without a word, at any later moment. */
  toAnswer: number;
}

/**
 * A server that has the message whole may take long to say so (filters), and one that is not waited for would be sent it
 * again: RFC 5321 section 4.5.3.2.6 asks for ten minutes.
 */
const PATIENCE: Patience = { toConnect: 20_000, toAnswer: 600_000 };
/** A whole attempt, shorter than the life of its job in the queue (15 minutes). */
const DEADLINE = 780_000;

/** The receiving server said no for good (5xx to the address or to the message): trying again would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface MailSender {
  /** @throws MailRefused when it never will; any other error when it may succeed later */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

interface SmtpError extends Error {
  code?: string;
  permanent?: boolean;
  /** The server's own answer. */
  response?: string;
}

/** Only what the server answers about the address or the message is final; a refused login, say, is ours to correct. */
function isRefusal({ code, permanent }: SmtpError): boolean {
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Why an attempt failed, for the administrator: a code, then the server's own answer or, without one, the error's text. */
export function whatWasSaid(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, response, message } = (error instanceof MailRefused ? error.cause : error) as SmtpError;
  return `${code ?? error.name}: ${response ?? message}`;
}

/** Sends by SMTP, one connection a mail; `url` is `SMTP_URL`. */
export function createMailSender(url: string, from: string, patience: Patience = PATIENCE): MailSender {
  const transport = createTransport({
    url,
    connectionTimeout: patience.toConnect,
    greetingTimeout: patience.toConnect,
    socketTimeout: patience.toAnswer,
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
          // Every attempt is the same message to the byte.
          date: mail.t_creation,
          baseBoundary: mail.messageId.replace(/[^0-9A-Za-z-]/g, '').slice(0, 40),
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
        });
      } catch (error) {
        if (error instanceof Error && isRefusal(error))
          throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
  };
}
