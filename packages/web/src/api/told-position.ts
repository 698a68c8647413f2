import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';

/** As the server reads it (http/list-reads.ts). */
const COOKIE = 'ardoise-vu';
const KEPT_S = 600;
/** Something was missed: lists are read from the database itself. */
const UNKNOWN = 'inconnue';
const UNKNOWN_S = 60;

function numberOf(position: string): number {
  const [high = '', low = ''] = position.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

function remember(value: string, seconds: number): void {
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

/**
 * Remembers the database's position at the last notified change: lists that this browser reads then, in any tab,
 * are not older, from any replica. Does nothing unless lists are read from replicas.
 */
export function rememberTold(change: ProjectChange): void {
  const [, known] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  if (change.kind === 'tout' && known !== undefined) remember(UNKNOWN, UNKNOWN_S);
  if (!('position' in change) || change.position === undefined || known === UNKNOWN) return;
  if (known === undefined || numberOf(change.position) > numberOf(known)) remember(change.position, KEPT_S);
}
