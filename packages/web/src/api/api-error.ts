import type { ErrorCode, FieldError } from '@ardoise/domain/errors.ts';

interface Refused {
  status: number;
  code: ErrorCode;
  message: string;
  champs?: FieldError[] | undefined;
  etat?: unknown;
}

/** The server said no: `message` is French and shown as it is (specification/calls.md#errors). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Refused fields, by their path in the project. */
  readonly champs: FieldError[];
  /** With a 409, the present state. */
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

/** The server was not reached: what was typed stays, and the same call may be made again. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.', { cause });
    this.name = 'NetworkError';
  }
}

/** Too slow, too many, or the server's own trouble: the same call may go through later, and nothing typed is lost for it. */
export function mayPassLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

/** 400 for an address that names nothing, 404 for what is unknown or out of scope: asking again changes nothing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

/** A sentence for whoever waits on this call. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError) return error.message;
  return 'Une erreur est survenue. Merci de réessayer.';
}
