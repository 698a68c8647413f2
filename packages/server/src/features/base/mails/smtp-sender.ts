import { createTransport } from 'nodemailer';
import { MailRefused, type MailSender, PICTURE_ID, type SmtpError } from './mail-sender.ts';

export interface Patience {
  /** Timeout of connection and greeting, in milliseconds. */
  toConnect: number;
  /** Idle timeout after that, in milliseconds. */
  toAnswer: number;
}

/**
 * A server may take long to acknowledge a complete message (filters), and a timeout would resend it: RFC 5321 section
 * 4.5.3.2.6 requires ten minutes.
 */
const PATIENCE: Patience = { toConnect: 20_000, toAnswer: 600_000 };
/** Timeout of an attempt in total, shorter than its job's in the queue (15 minutes). */
const DEADLINE = 780_000;

/** Only replies about the address or the message are permanent; a refused login, for example, is a configuration error. */
function isRefusal({ code, permanent }: SmtpError): boolean {
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
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
          attachments: [
            ...(mail.picture === null ? [] : [attached(mail.picture)]),
            ...(mail.attachment === null ? [] : [mail.attachment]),
          ],
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
