import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { nextSigner } from '@ardoise/domain/rules/signers.ts';

/** Fully signed, or finished before: the wizard is then in update mode (specification/wizards.md#navigation). */
export function isUpdate({ create, type, signatureClient, signatureDC }: Project): boolean {
  const signed = { clientSigned: signatureClient !== null, dcSigned: signatureDC !== null };
  return create || nextSigner(kindOf(type), signed) === null;
}
