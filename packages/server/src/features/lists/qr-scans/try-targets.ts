import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Pool } from 'pg';
import { type Reached, type ReachOptions, reachAddress } from '../../../http/reach-address.ts';
import { type ClaimedTarget, claimTargets, giveBackTry, writeTry } from './target-tries.repository.ts';

/** Tried at once, and claimed together. */
const AT_ONCE = 10;

/** A site that demands a login, throttles or blocks robots still works for guests. */
const ANSWERS_ALL_THE_SAME = [401, 403, 405, 406, 429];

const PROBLEMS: Record<Exclude<Extract<Reached, { failure: string }>['failure'], 'network'>, string> = {
  refused: 'Le site refuse la connexion',
  unknown: 'Cette adresse n’existe pas',
  silent: 'Le site ne répond pas',
  unsafe: 'Cette adresse n’est pas sur internet',
  redirects: 'Le site renvoie sans fin d’une page à l’autre',
  certificate: 'Le certificat du site n’est pas valable',
};

/** Why guests cannot open the page, in French; empty if they can, null if unknown. */
export function problemOf(reached: Reached): string | null {
  if ('failure' in reached) return reached.failure === 'network' ? null : PROBLEMS[reached.failure];
  const { status } = reached;
  if (status < 400 || ANSWERS_ALL_THE_SAME.includes(status)) return '';
  return status === 404 || status === 410 ? 'La page n’existe plus' : `Le site répond une erreur (${status})`;
}

async function tryOne(
  pool: Pool,
  target: ClaimedTarget,
  today: string,
  options: ReachOptions,
): Promise<void> {
  const problem = problemOf(await reachAddress(target.url, options));
  if (problem === null) await giveBackTry(pool, target);
  else await writeTry(pool, target, { today, problem });
}

/**
 * Tries the address of each code once a day (specification/qr-codes.md#scans). Idempotent over all processes: each claims
 * what it tries. A try that had no network is no alert, and is made again within the hour.
 */
export async function tryTargets(pool: Pool, now: Date, options: ReachOptions = {}): Promise<number> {
  const today = parisDay(now);
  let tried = 0;
  for (;;) {
    const claimed = await claimTargets(pool, today, now, AT_ONCE);
    await Promise.all(claimed.map((target) => tryOne(pool, target, today, options)));
    tried += claimed.length;
    if (claimed.length < AT_ONCE) return tried;
  }
}
