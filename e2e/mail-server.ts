import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** The whole message, its quoted-printable parts read. */
  text: string;
}

/** A real SMTP server that accepts everything and keeps it. */
export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** The first mail to this address, once it has come. */
  waitFor: (address: string) => Promise<ReceivedMail>;
  stop: () => Promise<void>;
}

function readable(raw: string): string {
  const joined = raw.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map((rcpt) => rcpt.address),
          text: readable(Buffer.concat(chunks).toString('latin1')),
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    async waitFor(to) {
      for (let tried = 0; tried < 300; tried += 1) {
        const mail = received.find((one) => one.to.includes(to));
        if (mail !== undefined) return mail;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`no mail came to ${to}; there are ${received.map((mail) => mail.to.join()).join(' ')}`);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
