import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';

export type SignerRole = 'client' | 'dc';

/**
 * Each signs for themselves: head office may hand the tablet to the client, never sign for the dc
 * (specification/signatures.md#signing).
 */
export function maySignAs(signer: SignerRole, viewer: Role): boolean {
  return roleMay(signer === 'dc' ? 'project.sign.dc' : 'project.sign.client', viewer);
}
