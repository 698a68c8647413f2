import type { Mail } from './mail.ts';
import type { WaitingMail } from './mails.repository.ts';

/** A file that is sent with a mail. */
export interface Attachment {
  content: Buffer;
  filename: string;
  contentType: string;
}

/** A mail to send, with its HTML rendered. */
export interface OutgoingMail extends Omit<WaitingMail, 'words' | 'secrets'>, Pick<Mail, 'replyTo'> {
  /** PNG, sent with it and displayed where the HTML refers to `PICTURE_ADDRESS`; null without one. */
  picture: Buffer | null;
  /** A PDF or a file of a calendar, sent with it; null without one. */
  attachment: Attachment | null;
}

export const PICTURE_ID = 'creation@ardoise';
/** Address of a mail's picture in its own HTML: a part of the mail, displayed without a request (RFC 2392). */
export const PICTURE_ADDRESS = `cid:${PICTURE_ID}`;

/** Permanent error of the receiving server (5xx for the address or the message): a retry would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface MailSender {
  /** @throws MailRefused for a permanent error; any other error when a retry may succeed */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

export interface SmtpError extends Error {
  code?: string;
  permanent?: boolean;
  /** The server's own reply. */
  response?: string;
}

/** Error of an attempt, for the administrator: a code, then the server's reply or, without one, the error's text. */
export function whatWasSaid(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, response, message } = (error instanceof MailRefused ? error.cause : error) as SmtpError;
  return `${code ?? error.name}: ${response ?? message}`;
}
