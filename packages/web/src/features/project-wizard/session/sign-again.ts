import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';

/** Who signs again after the signatures are void, for this reader. */
export function signAgain(type: ProjectType, viewer: Role): string {
  if (signersOf(kindOf(type)).includes('dc'))
    return 'Le client puis le délégué commercial devront signer à nouveau.';
  return viewer === 'client' ? 'Vous devrez signer à nouveau.' : 'Le client devra signer à nouveau.';
}
