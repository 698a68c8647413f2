import type { TakenOver } from '@ardoise/domain/projects/to-settle.ts';
import type { FastifyRequest } from 'fastify';

/** IP address and browser of a signature, stored with it. */
export interface SignatureOrigin {
  /** IP address. */
  address: string;
  userAgent: string;
}

const LONGEST_USER_AGENT = 300;

export function signatureOrigin(request: FastifyRequest): SignatureOrigin {
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
  };
}

/** Of signatures that somebody else than the project's dc brings in, or brings in for somebody else. */
export interface Taken {
  /**
   * Username of the dc who is said to have signed, where that is not who brings them in: a file says nothing about who wrote it; null for
   * their own.
   */
  onBehalfOf: string | null;
  reason: TakenOver;
}
