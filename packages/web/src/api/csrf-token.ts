let token: Promise<string> | undefined;

async function fetchToken(): Promise<string> {
  const response = await fetch('/session/token', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`/session/token answered ${response.status}`);
  return response.text();
}

/** The session's CSRF token, fetched once and kept until it is forgotten. */
export function csrfToken(): Promise<string> {
  token ??= fetchToken().catch((error: unknown) => {
    token = undefined;
    throw error;
  });
  return token;
}

/** The token came with the session: nobody need ask for it. */
export function keepCsrfToken(value: string): void {
  token = Promise.resolve(value);
}

/** After a login, a logout or JETON_EXPIRE: the next call asks for another. */
export function forgetCsrfToken(): void {
  token = undefined;
}
