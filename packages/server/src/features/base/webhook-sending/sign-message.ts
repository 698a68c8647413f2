import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A signing secret as Standard Webhooks writes it. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** What is signed: the id, the time of the attempt in seconds, and the body. */
export interface Message {
  id: string;
  timestamp: number;
  body: string;
}

function signatureOf({ id, timestamp, body }: Message, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The headers of Standard Webhooks; while a secret is being replaced, a signature of each. */
export function signedHeaders(message: Message, secrets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((secret) => signatureOf(message, secret)).join(' '),
  };
}
