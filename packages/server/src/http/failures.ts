import type { ErrorCode } from '@ardoise/domain/errors.ts';

/** No room, for files: the disk, somebody's part of it, or the size that the system allows a file. */
const FULL_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG'];
/** PostgreSQL's disk_full. */
const DATABASE_FULL = '53100';
/** PostgreSQL stops, crashed, starts or has no connection left (SQLSTATE); all of class 08 is a lost connection. */
const DATABASE_AWAY = ['57P01', '57P02', '57P03', '53300'];
/** Nothing listens there, or no longer. */
const UNREACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** What `pg` and its pool say of a connection that is gone or does not come: they give no code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired)/;

type Coded = Error & { code?: unknown; syscall?: unknown };

/** An error, then what caused it, then what caused that. */
function* chainOf(error: unknown): Generator<Coded> {
  let next = error;
  for (let depth = 0; depth < 5 && next instanceof Error; depth += 1) {
    yield next;
    next = next.cause;
  }
}

function isDatabaseAway({ code, syscall, message }: Coded): boolean {
  if (typeof code !== 'string') return LOST_CONNECTION.test(message);
  // The socket of an embedded PostgreSQL that is down is no file any more.
  if (code === 'ENOENT') return syscall === 'connect';
  return DATABASE_AWAY.includes(code) || UNREACHED.includes(code) || /^08...$/.test(code);
}

/** What the machine lacks at this moment, which is nobody's fault and passes: no room, or no database. Null for all else. */
export function failureOf(error: unknown): Extract<ErrorCode, 'STOCKAGE_PLEIN' | 'INDISPONIBLE'> | null {
  for (const each of chainOf(error)) {
    if (each.code === DATABASE_FULL || FULL_DISK.includes(String(each.code))) return 'STOCKAGE_PLEIN';
    if (isDatabaseAway(each)) return 'INDISPONIBLE';
  }
  return null;
}
