let began = performance.timeOrigin;

/** Notes that the screens are read from now on, not since the page was opened: after a login. */
export function noteReadsBegin(): void {
  began = Date.now();
}

/** Since when the screens are read, in milliseconds: what changed since is told again. */
export const readsBeganAt = (): number => began;
