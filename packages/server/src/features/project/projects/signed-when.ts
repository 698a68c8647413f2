import type { SignatureRecord } from './signatures.repository.ts';

/** As `signedOn` of the contract says it. */
export interface SignedWhen {
  signeLe: string | null;
  heureAppareil?: true;
}

/** When this signature was given, and whether the device alone says so; undefined where there is none. */
export function signedWhen(
  signature: Pick<SignatureRecord, 't_signature' | 'received_at'> | undefined,
): SignedWhen {
  if (signature === undefined) return { signeLe: null };
  const { t_signature: signeLe, received_at } = signature;
  return received_at === null ? { signeLe } : { signeLe, heureAppareil: true };
}
