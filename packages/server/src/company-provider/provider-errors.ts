import { type FailureReason, SignInFailure } from './sign-in-failure.ts';

interface ProviderError {
  name?: string;
  /** OAuth's own error code, of a reply that has one. */
  error?: string;
  code?: string;
  status?: number;
  cause?: unknown;
}

const OF_OAUTH: Readonly<Record<string, FailureReason>> = {
  access_denied: 'cancelled',
  login_required: 'cancelled',
  interaction_required: 'cancelled',
  consent_required: 'cancelled',
  account_selection_required: 'cancelled',
  temporarily_unavailable: 'unreachable',
  server_error: 'unreachable',
  invalid_client: 'misconfigured',
  unauthorized_client: 'misconfigured',
};

const OF_CODE: Readonly<Record<string, FailureReason>> = {
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_ABORT: 'unreachable',
  ERR_JWKS_TIMEOUT: 'unreachable',
  ERR_JOSE_GENERIC: 'unreachable',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: 'misconfigured',
};

const NETWORK = ['TimeoutError', 'AbortError', 'TypeError'];

function statusOf({ status, cause }: ProviderError): number {
  if (status !== undefined) return status;
  const reply = (cause as { cause?: unknown } | undefined)?.cause ?? cause;
  return reply instanceof Response ? reply.status : 0;
}

/** Why a request to the provider, or the check of its reply, failed. */
export function providerFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  const given = error as ProviderError;
  const reason =
    OF_OAUTH[given.error ?? ''] ??
    OF_CODE[given.code ?? ''] ??
    (NETWORK.includes(given.name ?? '') || statusOf(given) >= 500 ? 'unreachable' : 'invalid');
  return new SignInFailure(reason, { cause: error });
}
