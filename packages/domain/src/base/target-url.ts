/** Longest target in characters: an address with its filters. */
export const LONGEST_TARGET = 1000;

/**
 * The target after a login if it is a path of this site, else undefined (against open redirects: browsers treat
 * `//elsewhere` and `/\elsewhere` as other sites, and drop control characters). The screen is checked after the login
 * (specification/screens-and-addresses.md#where-one-starts).
 */
export function targetUrl(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > LONGEST_TARGET) return undefined;
  return /^\/(?![/\\])\P{Cc}*$/u.test(given) ? given : undefined;
}

/** A path of this site with the target of the login that follows. */
export function withTargetUrl(path: string, target: string | undefined): string {
  return target === undefined ? path : `${path}?targetUrl=${encodeURIComponent(target)}`;
}
