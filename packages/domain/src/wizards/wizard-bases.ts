import type { ProjectKind } from '../projects/kinds.ts';

/**
 * The first part of the URLs of each kind's wizard (1-product.md section 2). Apart from the wizards themselves,
 * so that a page can be found by its address without loading any.
 */
export const WIZARD_BASES = {
  CHR: 'chr',
  VAE: 'vae',
  VAE_DIGITAL: 'vae-digital',
  PSM: 'sm',
  PDA: 'da',
} as const satisfies Record<ProjectKind, string>;
