import type { ErrorCode } from '@ardoise/domain/base/errors.ts';

/** Disk full, quota exceeded, or the file size limit, for files. */
const FULL_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/** PostgreSQL's disk_full. */
const DATABASE_FULL = '53100';
/** PostgreSQL is stopping, crashed, starting or out of connections (SQLSTATE); all of class 08 is a lost connection. */
const DATABASE_AWAY = ['57P01', '57P02', '57P03', '53300'];
/** Nothing listens on that address. */
const UNREACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** Messages of `pg` and its pool for a lost connection or a timeout: they have no code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired)/;

type Coded = Error & { code?: unknown; syscall?: unknown };

/** An error and its chain of causes. */
function* chainOf(error: unknown): Generator<Coded> {
  let next = error;
  for (let depth = 0; depth < 5 && next instanceof Error; depth += 1) {
    yield next;
    next = next.cause;
  }
}

function isDatabaseAway({ code, syscall, message }: Coded): boolean {
  if (typeof code !== 'string') return LOST_CONNECTION.test(message);
  // The socket file of a stopped embedded PostgreSQL does not exist.
  if (code === 'ENOENT') return syscall === 'connect';
  return DATABASE_AWAY.includes(code) || UNREACHED.includes(code) || /^08...$/.test(code);
}

/** A body cut by the client who sent it: Node's error of a request that ended too early, no failure of ours. */
export function isClientGone(error: unknown): boolean {
  for (const { code, syscall, message } of chainOf(error))
    if (code === 'ECONNRESET' && syscall === undefined && message === 'aborted') return true;
  return false;
}

/** Maps temporary failures of the machine: no disk space, or no database. Null for all else. */
export function failureOf(error: unknown): Extract<ErrorCode, 'STOCKAGE_PLEIN' | 'INDISPONIBLE'> | null {
  for (const each of chainOf(error)) {
    if (each.code === DATABASE_FULL || FULL_DISK.includes(String(each.code))) return 'STOCKAGE_PLEIN';
    if (isDatabaseAway(each)) return 'INDISPONIBLE';
  }
  return null;
}
