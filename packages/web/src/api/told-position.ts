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
 * Remembers how far the database was when this browser was told of a change: the lists that it reads then, in any tab,
 * are not older, whichever replica they come from. Nothing where lists are not read from replicas.
 */
export function rememberTold(change: ProjectChange): void {
  const [, known] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  if (change.kind === 'tout' && known !== undefined) remember(UNKNOWN, UNKNOWN_S);
  if (!('position' in change) || change.position === undefined || known === UNKNOWN) return;
  if (known === undefined || numberOf(change.position) > numberOf(known)) remember(change.position, KEPT_S);
}
