/** Timeout of `requestIdleCallback`. */
const AT_LATEST_MS = 2_000;
/** In browsers without it. */
const SOON_MS = 500;

/** Resolves when the browser has nothing else to do, in `atLatest` milliseconds. */
export function idle(atLatest = AT_LATEST_MS): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: atLatest });
    else setTimeout(resolve, SOON_MS);
  });
}
