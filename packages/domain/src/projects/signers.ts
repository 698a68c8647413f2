import type { ProjectKind } from './kinds.ts';

/** Who signs an order, in this order. */
export type SignerRole = 'client' | 'dc';

const BOTH: readonly SignerRole[] = ['client', 'dc'];
const CLIENT_ALONE: readonly SignerRole[] = ['client'];

/** A Direct Agence is signed by the client alone (3-decisions.md section 3). */
export function signersOf(kind: ProjectKind): readonly SignerRole[] {
  return kind === 'PDA' ? CLIENT_ALONE : BOTH;
}

/** Who is to sign next; null once everybody has: the order is then signed, and a change of it is an update. */
export function nextSigner(
  kind: ProjectKind,
  { clientSigned, dcSigned }: { clientSigned: boolean; dcSigned: boolean },
): SignerRole | null {
  const signed: Record<SignerRole, boolean> = { client: clientSigned, dc: dcSigned };
  return signersOf(kind).find((role) => !signed[role]) ?? null;
}
