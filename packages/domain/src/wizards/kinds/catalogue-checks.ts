import type { ProjectKind } from '../../projects/kinds.ts';
import { boardCatalogue } from '../boards/catalogue-problems.ts';
import type { CatalogueCheck } from '../catalogue/offered.ts';
import { chrCatalogue } from './chr/catalogue-problems.ts';
import { pdaCatalogue } from './pda/catalogue-problems.ts';
import { psmCatalogue } from './psm/catalogue-problems.ts';

/** What each kind chooses from the catalogue. */
export const CATALOGUE_CHECKS: Record<ProjectKind, CatalogueCheck> = {
  CHR: chrCatalogue,
  VAE: boardCatalogue,
  VAE_DIGITAL: boardCatalogue,
  PSM: psmCatalogue,
  PDA: pdaCatalogue,
};
