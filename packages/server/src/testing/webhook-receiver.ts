import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A completely received request. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The ids of what arrived, in order. */
  ids(): string[];
  /** Its next responses; by default 204. */
  answer(how: Answer): void;
  close(): Promise<void>;
}

/** A receiver of webhooks: a real HTTP server on this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let answer: Answer = (response) => response.writeHead(204).end();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const arrived = { headers: request.headers, body };
      received.push(arrived);
      answer(response, arrived);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recu`,
    received,
    ids: () => received.map(({ headers }) => String(headers['webhook-id'])),
    answer(how) {
      answer = how;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** Responds with a status. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end('lu par personne');
