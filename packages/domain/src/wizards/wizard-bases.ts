import type { ProjectKind } from '../projects/kinds.ts';

/**
 * The first part of the URLs of each kind that has a wizard (1-product.md section 2). Apart from the wizards themselves,
 * so that a page can be found by its address without loading any.
 */
export const WIZARD_BASES = { CHR: 'chr' } as const satisfies Partial<Record<ProjectKind, string>>;
