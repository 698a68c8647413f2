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
