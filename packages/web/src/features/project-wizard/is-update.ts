import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kinds/kind-facts.ts';
import { nextSigner } from '@ardoise/domain/projects/signers.ts';

/** Signed by all who sign it, or finished before: the wizard then updates an order (specification/wizards.md#navigation). */
export function isUpdate({ create, type, signatureClient, signatureDC }: Project): boolean {
  const signed = { clientSigned: signatureClient !== null, dcSigned: signatureDC !== null };
  return create || nextSigner(kindOf(type), signed) === null;
}
