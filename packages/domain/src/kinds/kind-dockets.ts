import type { ProjectKind } from '../projects/kinds.ts';
import { boardDocket } from './board-docket.ts';
import { chrDocket } from './chr/docket.ts';
import type { DocketOf } from './docket.ts';
import { pdaDocket } from './pda/docket.ts';
import { psmDocket } from './psm/docket.ts';

/** The docket of each kind, apart from `KINDS`: its importers load no wizard and no drawing. */
export const KIND_DOCKETS: Record<ProjectKind, DocketOf> = {
  CHR: chrDocket,
  VAE: boardDocket,
  VAE_DIGITAL: boardDocket,
  PSM: psmDocket,
  PDA: pdaDocket,
};
