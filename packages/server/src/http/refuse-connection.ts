import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@ardoise/domain/base/errors.ts';

/** Node's error for a request that it could not parse. */
type ClientError = Error & { code?: string };

/** Writes a raw response on a connection without a reply object, and closes it. */
export function refuseConnection(
  socket: Socket,
  code: ErrorCode,
  { status, message }: { status: number; message: string } = ERRORS[code],
): void {
  const body = JSON.stringify({ code, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.on('error', () => socket.destroy());
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  else socket.destroy();
}

/** Unparseable HTTP, a head that is too long or times out: reported in French, in the shape of every other error. */
export function refuseUnreadable({ code }: ClientError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseConnection(socket, 'DELAI_DEPASSE');
  else if (code === 'HPE_HEADER_OVERFLOW')
    refuseConnection(socket, 'REQUETE_INVALIDE', {
      status: 431,
      message: 'L’en-tête de la demande est trop long.',
    });
  else refuseConnection(socket, 'REQUETE_INVALIDE');
}
