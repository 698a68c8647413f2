import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { WaitingMail } from './mails.repository.ts';

/** A mail to send, with its HTML rendered. */
export interface OutgoingMail extends Omit<WaitingMail, 'words' | 'secrets'>, Pick<Mail, 'replyTo'> {
  /** PNG, sent with it and displayed where the HTML refers to `PICTURE_ADDRESS`; null without one. */
  picture: Buffer | null;
}

const PICTURE_ID = 'creation@ardoise';
/** Address of a mail's picture in its own HTML: a part of the mail, displayed without a request (RFC 2392). */
export const PICTURE_ADDRESS = `cid:${PICTURE_ID}`;

export interface Patience {
  /** Timeout of connection and greeting, in milliseconds. */
  toConnect: number;
  /** Idle timeout at any later moment, in milliseconds. */
  toAnswer: number;
}

/**
 * A server may take long to acknowledge a complete message (filters), and a timeout would resend it: RFC 5321 section
 * 4.5.3.2.6 requires ten minutes.
 */
const PATIENCE: Patience = { toConnect: 20_000, toAnswer: 600_000 };
/** Timeout of a whole attempt, shorter than its job's in the queue (15 minutes). */
const DEADLINE = 780_000;

/** Permanent error of the receiving server (5xx for the address or the message): a retry would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface MailSender {
  /** @throws MailRefused for a permanent error; any other error when a retry may succeed */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

interface SmtpError extends Error {
  code?: string;
  permanent?: boolean;
  /** The server's own reply. */
  response?: string;
}

/** Only replies about the address or the message are permanent; a refused login, for example, is a configuration error. */
function isRefusal({ code, permanent }: SmtpError): boolean {
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Error of an attempt, for the administrator: a code, then the server's reply or, without one, the error's text. */
export function whatWasSaid(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, response, message } = (error instanceof MailRefused ? error.cause : error) as SmtpError;
  return `${code ?? error.name}: ${response ?? message}`;
}

function attached(content: Buffer) {
  return {
    content,
    filename: 'creation.png',
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: PICTURE_ID,
  };
}

/** Sends by SMTP, one connection per mail; `url` is `SMTP_URL`. */
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
          ...(mail.replyTo && { replyTo: mail.replyTo }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: mail.picture === null ? [] : [attached(mail.picture)],
          messageId: mail.messageId,
          // Every attempt is byte-identical.
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
