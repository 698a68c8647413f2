import type { SignerRole } from '../kind-facts/facts.ts';
import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import type { ProjectKind } from '../projects/kinds.ts';

/** Who signs an order of this kind, in this order. */
export function signersOf(kind: ProjectKind): readonly SignerRole[] {
  return KIND_FACTS[kind].signers;
}

/** Who signs next; null once all have: the order is then signed, and a change of it is an amendment. */
export function nextSigner(
  kind: ProjectKind,
  { clientSigned, dcSigned }: { clientSigned: boolean; dcSigned: boolean },
): SignerRole | null {
  const signed: Record<SignerRole, boolean> = { client: clientSigned, dc: dcSigned };
  return signersOf(kind).find((role) => !signed[role]) ?? null;
}

/** A signer's name and quality. */
interface Signer {
  nom: string;
  qualite: string;
}

/** Whom to propose as signer of a proof: who signed the order for the client, else the client by name. */
export function proposedSigner(
  signatures: readonly (Signer & { role: SignerRole })[],
  clientName: string,
): Signer {
  const signed = signatures.find(({ role }) => role === 'client');
  return signed === undefined
    ? { nom: clientName, qualite: '' }
    : { nom: signed.nom, qualite: signed.qualite };
}
