let token: Promise<string> | undefined;

/** Every call that changes something waits for it, before its own timeout begins. */
const PATIENCE_MS = 10_000;

async function fetchToken(): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch('/session/token', { credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`/session/token answered ${response.status}`);
  return response.text();
}

/** The session's CSRF token, fetched once and cached. */
export function csrfToken(): Promise<string> {
  token ??= fetchToken().catch((error: unknown) => {
    token = undefined;
    throw error;
  });
  return token;
}

/** Caches the token that came with the session. */
export function keepCsrfToken(value: string): void {
  token = Promise.resolve(value);
}

/** Invalidates it after a login, a logout or JETON_EXPIRE. */
export function forgetCsrfToken(): void {
  token = undefined;
}
