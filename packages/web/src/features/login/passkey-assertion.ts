import { NO_PASSKEYS_HERE } from '@ardoise/domain/accounts/passkey-words.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { beginPasskeySignIn, signInWithPasskey } from '@ardoise/domain/contract/passkeys.ts';
import { messageOf } from '../../api/api-error.ts';
import { forgetCsrfToken } from '../../api/csrf-token.ts';
import { request } from '../../api/request.ts';

/** Below the ten minutes of a challenge's lifetime. */
const ROUND_MS = 8 * 60_000;

/** The browser lets the person choose a key, and signs. @throws DOMException on cancel */
async function askKey(
  mediation: CredentialMediationRequirement,
  signal?: AbortSignal,
): Promise<PublicKeyCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await request(beginPasskeySignIn));
  const credential = await navigator.credentials.get({
    publicKey,
    mediation,
    ...(signal && { signal }),
  });
  return credential as PublicKeyCredential;
}

async function sendKey(credential: PublicKeyCredential): Promise<void> {
  const reponse = credential.toJSON() as BodyOf<typeof signInWithPasskey>['reponse'];
  await request(signInWithPasskey, { body: { reponse } });
  forgetCsrfToken();
}

/** Signs in with a key of this device; the caller must then refetch the session. */
export async function signInByKey(): Promise<void> {
  await sendKey(await askKey('optional'));
}

/**
 * Keys among the browser's suggestions for the identifier, until `signal`. Calls back with the sign-in once one is
 * chosen. Any failure of the suggestion is ignored: the button remains.
 */
export async function suggestKeys(
  signal: AbortSignal,
  onChosen: (signIn: () => Promise<void>) => void,
): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
  while (!signal.aborted) {
    const round = AbortSignal.timeout(ROUND_MS);
    try {
      const credential = await askKey('conditional', AbortSignal.any([signal, round]));
      onChosen(() => sendKey(credential));
      return;
    } catch {
      if (!round.aborted) return;
    }
  }
}

/** Why no key was used, in words. */
export function keyFailure(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'La connexion avec une clé d’accès a été annulée, ou cet appareil n’en a pas pour Ardoise.';
  if (name === 'SecurityError') return NO_PASSKEYS_HERE;
  return messageOf(error);
}
