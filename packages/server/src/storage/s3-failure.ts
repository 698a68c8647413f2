/** Transient errors: a busy server, a corrupt upload. */
const PASSING = ['RequestTimeout', 'SlowDown', 'BadDigest', 'IncompleteBody', 'XAmzContentSHA256Mismatch'];

/** A request to the storage that failed. */
export class S3Failure extends Error {
  override readonly name = 'S3Failure';
  /** Unreachable, slow or busy: the same request may succeed later. */
  readonly mayPass: boolean;

  constructor(message: string, { cause, mayPass = false }: { cause?: unknown; mayPass?: boolean } = {}) {
    super(message, { cause });
    this.mayPass = mayPass;
  }

  /** @param code of the error reply; empty if it has none */
  static ofReply(method: string, status: number, code: string): S3Failure {
    const mayPass = status >= 500 || status === 408 || status === 429 || PASSING.includes(code);
    return new S3Failure(`${method}: ${status} ${code}`.trim(), { mayPass });
  }
}
