import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as received by the server. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Raw header by lower-case name, unfolded. */
  headers: Map<string, string>;
  subject: string;
  text: string;
  html: string;
  /** The inline picture, by its Content-ID; undefined without one. */
  picture: { id: string; bytes: Buffer } | undefined;
  raw: string;
}

/** An SMTP error reply: 4xx is temporary, 5xx permanent. */
export class SmtpAnswer extends Error {
  override readonly name = 'SmtpAnswer';
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export interface MailServerBehaviour {
  /** Throws an `SmtpAnswer` to refuse an address. */
  onAddress?: (address: string) => void;
  /** Called once a mail is completely received, before it is accepted: it is stored when this resolves. */
  onMail?: (mail: ReceivedMail, session: SMTPServerSession) => Promise<void> | void;
  /** Called once a mail is stored, before the reply; throws or waits like a failing server. */
  onAccepted?: (mail: ReceivedMail) => Promise<void> | void;
  /** Called once the server has acknowledged the mail. */
  onAnswered?: (mail: ReceivedMail) => void;
}

export interface MailServer {
  url: string;
  port: number;
  /** Accepted mails, oldest first. */
  mails: ReceivedMail[];
  /** Resolves to the first mail to this address. */
  waitFor(address: string): Promise<ReceivedMail>;
  /** Destroys every connection. */
  dropConnections(): void;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine; `port` 0 picks a free one. */
export function startMailServer(behaviour: MailServerBehaviour = {}, port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, answer) {
      try {
        behaviour.onAddress?.(address);
        answer();
      } catch (error) {
        answer(error as Error);
      }
    },
    onData(stream, session, answer) {
      const receive = async () => {
        const mail = readMail((await buffer(stream)).toString('latin1'), session);
        await behaviour.onMail?.(mail, session);
        mails.push(mail);
        await behaviour.onAccepted?.(mail);
        return mail;
      };
      receive().then((mail) => {
        answer();
        // After the reply is written, before any other event of the connection.
        setImmediate(() => behaviour.onAnswered?.(mail));
      }, answer);
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // Some tests kill the client mid-connection.
  server.on('error', () => undefined);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.server.address() as AddressInfo;
      const stop = () => new Promise<void>((done) => server.close(() => done()));
      const dropConnections = () => {
        for (const socket of sockets) socket.destroy();
      };
      resolve({
        url: `smtp://127.0.0.1:${taken}`,
        port: taken,
        mails,
        waitFor: waitIn(mails),
        dropConnections,
        stop,
      });
    });
  });
}

/** Polls until a mail to an address arrives. */
function waitIn(mails: readonly ReceivedMail[]): MailServer['waitFor'] {
  return async (address) => {
    for (let tried = 0; tried < 300; tried += 1) {
      const mail = mails.find(({ to }) => to.includes(address));
      if (mail !== undefined) return mail;
      await wait(100);
    }
    throw new Error(`no mail came to ${address}; there are ${mails.map(({ to }) => to.join()).join(' ')}`);
  };
}

function readMail(raw: string, session: SMTPServerSession): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = readHeaders(head);
  const parts = readParts(headers.get('content-type') ?? '', rest.join('\r\n\r\n'));
  const { mailFrom, rcptTo } = session.envelope;
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
    headers,
    subject: readEncodedWords(headers.get('subject') ?? ''),
    text: wordsOf(parts, 'text/plain'),
    html: wordsOf(parts, 'text/html'),
    picture: pictureOf(parts),
    raw,
  };
}

function readHeaders(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
}

/** A leaf of a multipart body. */
interface Part {
  headers: Map<string, string>;
  type: string;
  body: Buffer;
}

/** The leaves, those of nested multiparts included. */
function readParts(contentType: string, body: string): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  if (boundary === undefined) return [];
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => {
    const [head = '', ...rest] = part.trimStart().split('\r\n\r\n');
    const headers = readHeaders(head);
    const full = headers.get('content-type') ?? '';
    const [type = ''] = full.split(';');
    const content = rest.join('\r\n\r\n');
    if (type.startsWith('multipart/')) return readParts(full, content);
    return [{ headers, type, body: decode(headers.get('content-transfer-encoding') ?? '7bit', content) }];
  });
}

function wordsOf(parts: readonly Part[], type: string): string {
  return parts.find((part) => part.type === type)?.body.toString('utf8') ?? '';
}

function pictureOf(parts: readonly Part[]): ReceivedMail['picture'] {
  const part = parts.find(({ type }) => type.startsWith('image/'));
  const id = part?.headers.get('content-id')?.replace(/^<|>$/g, '');
  return part === undefined || id === undefined ? undefined : { id, bytes: part.body };
}

function decode(encoding: string, text: string): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  const bytes = encoding === 'quoted-printable' ? readQuotedPrintable(text.replace(/=\r\n/g, '')) : text;
  return Buffer.from(bytes, 'latin1');
}

function readQuotedPrintable(text: string): string {
  return text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function readEncodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? decode('base64', word).toString('utf8')
        : decode('quoted-printable', word.replaceAll('_', ' ')).toString('utf8'),
    );
}
