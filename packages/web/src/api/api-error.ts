import type { ErrorCode, FieldError } from '@ardoise/domain/base/errors.ts';

interface Refused {
  status: number;
  code: ErrorCode;
  message: string;
  champs?: FieldError[] | undefined;
  etat?: unknown;
}

/** An error response: `message` is French and displayed as is (specification/calls.md#errors). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Invalid fields, by their path in the project. */
  readonly champs: FieldError[];
  /** For a 409, the present state. */
  readonly etat: unknown;

  constructor({ status, code, message, champs = [], etat }: Refused) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.champs = champs;
    this.etat = etat;
  }
}

/** The server is unreachable: typed input is kept, and the call can be retried. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.', { cause });
    this.name = 'NetworkError';
  }
}

/** Temporary errors (timeout, rate limit, server error): a retry may succeed, so typed input is kept. */
export function mayPassLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

/** 400 for a malformed id, 404 for what is unknown or out of scope: a retry would not help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

/** Message for the user. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  return 'Une erreur est survenue. Merci de réessayer.';
}
