import { NO_PASSKEYS_HERE } from '@ardoise/domain/accounts/passkey-words.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import {
  beginPasskey,
  listOwnPasskeys,
  registerPasskey,
  removeOwnPasskey,
} from '@ardoise/domain/contract/passkeys.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { sessionQuery } from '../../api/session.ts';

const KEY = ['own-passkeys'];

export function useOwnPasskeys() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(listOwnPasskeys, { signal }),
    staleTime: 0,
  });
}

/** What the browser refused, in words. */
export class NoKeyMade extends Error {
  override readonly name = 'NoKeyMade';
}

const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: 'L’enregistrement a été annulé, ou a pris trop de temps.',
  AbortError: 'L’enregistrement a été annulé, ou a pris trop de temps.',
  InvalidStateError: 'Cet appareil a déjà une clé d’accès de votre compte.',
  NotSupportedError: 'Cet appareil ne sait pas faire de clé d’accès.',
  ConstraintError: 'Cet appareil n’a ni code, ni empreinte, ni visage\u00a0: réglez-en un d’abord.',
  SecurityError: NO_PASSKEYS_HERE,
};

export const OLD_BROWSER = 'Ce navigateur est trop ancien pour les clés d’accès\u00a0: mettez-le à jour.';

/** Whether this browser can make one. */
export function canMakeKeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

async function makeAndRegister(nom: string, pass: string): Promise<void> {
  const options = await request(beginPasskey, { body: { pass } });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    const words = error instanceof DOMException ? REFUSALS[error.name] : undefined;
    throw words === undefined ? error : new NoKeyMade(words);
  });
  const reponse = (credential as PublicKeyCredential).toJSON() as BodyOf<typeof registerPasskey>['reponse'];
  await request(registerPasskey, { body: { nom, reponse } });
}

/**
 * Registers and removes keys; then refetches the list, after a refusal too: the password may be required by now.
 */
export function usePasskeyChanges() {
  const cache = useQueryClient();
  const refreshed = async (work: Promise<void>) => {
    await work.finally(() => cache.invalidateQueries({ queryKey: KEY }));
    // Refetches the session: the first key ends the demand for one, the removal of the last renews it.
    await cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  return {
    register: (nom: string, pass: string) => refreshed(makeAndRegister(nom, pass)),
    remove: (id: number, pass: string) =>
      refreshed(request(removeOwnPasskey, { params: { cle: String(id) }, body: { pass } })),
  };
}
