import type { Project } from '@ardoise/domain/contract/projects.ts';

/** Signed by both, or finished before: the wizard then updates an order (1-product.md section 4). */
export function isUpdate({ create, signatureClient, signatureDC }: Project): boolean {
  return create || (signatureClient !== null && signatureDC !== null);
}
