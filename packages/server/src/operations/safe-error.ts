/** An error as it is logged: what identifies the fault, without user input. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  [property: string]: unknown;
}

/** Properties of errors of Node, PostgreSQL and SMTP without user input; `detail` and `where` quote rows. */
const KEPT = [
  'code',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'responseCode',
];
/** PostgreSQL's data exceptions: their messages quote the value. */
const DATA_EXCEPTION = /^22...$/;
const QUOTED = /"[^"]*"|'[^']*'/g;
const ADDRESS = /[^\s<>"'(,;:]+@[^\s<>"'),;:]+/g;
const QUERY = /\?[\w%.~-]+=[^\s"')]*/g;
/** 32 bytes in base64url, as tokens of links and sessions are; but not the SHA-256 of a file. */
const TOKEN = /[\w-]{40,}/g;
const SHA256 = /^[0-9a-f]{64}$/;
const DEEPEST = 5;

/** Without e-mail addresses, tokens and query strings. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(ADDRESS, '<address>')
    .replace(QUERY, '?<query>')
    .replace(TOKEN, (run) => (SHA256.test(run) ? run : '<token>'));
}

/** The serializer of `err` in every log entry (docs/decisions/logs-hold-no-personal-data.md). */
export function safeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const fields = error as Error & Record<string, unknown>;
  const quotes = typeof fields.code === 'string' && DATA_EXCEPTION.test(fields.code);
  const message = withoutPersonalData(quotes ? error.message.replace(QUOTED, '<value>') : error.message);
  return {
    type: error.name,
    message,
    // The frames alone: the head of a stack repeats the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(KEPT.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
    ...(error.cause instanceof Error && depth < DEEPEST ? { cause: safeError(error.cause, depth + 1) } : {}),
  };
}
