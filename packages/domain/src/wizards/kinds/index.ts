import type { ProjectKind } from '../../projects/kinds.ts';
import type { Wizard } from '../wizard.ts';
import { chrWizard } from './chr/index.ts';
import { pdaWizard } from './pda/index.ts';
import { psmWizard } from './psm/index.ts';
import { vaeWizard } from './vae/index.ts';
import { vaeDigitalWizard } from './vae-digital/index.ts';

/** The wizard of each kind; `open` of its facts says whether its screens are. */
export const WIZARDS = {
  CHR: chrWizard,
  VAE: vaeWizard,
  VAE_DIGITAL: vaeDigitalWizard,
  PSM: psmWizard,
  PDA: pdaWizard,
} as const satisfies Record<ProjectKind, Wizard>;

/** The paths of a kind's steps, those that its screens must cover. */
export type StepPath<Kind extends ProjectKind> = (typeof WIZARDS)[Kind]['steps'][number]['path'];
