import { readPageSession } from '@ardoise/domain/contract/page-session.ts';
import { keepCsrfToken } from './csrf-token.ts';
import { noteReached, noteUnreached } from './network-state.ts';
import { addressOf } from './request.ts';

/** Whose session the server knows now; null: nobody's; undefined: it did not answer. */
export async function whoIsThere(): Promise<string | null | undefined> {
  try {
    const response = await fetch(addressOf(readPageSession), {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return undefined;
    const { personne, jeton } = (await response.json()) as {
      personne: { name: string } | null;
      jeton: string;
    };
    noteReached();
    keepCsrfToken(jeton);
    return personne?.name ?? null;
  } catch {
    noteUnreached();
    return undefined;
  }
}
