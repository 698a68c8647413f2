import type { SignerRole } from '../kinds/facts.ts';
import { KIND_FACTS } from '../kinds/kind-facts.ts';
import type { ProjectKind } from './kinds.ts';

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
