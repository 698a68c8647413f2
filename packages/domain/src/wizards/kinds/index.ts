import type { ProjectKind } from '../../projects/kinds.ts';
import type { Wizard } from '../wizard.ts';
import type { WIZARD_BASES } from '../wizard-bases.ts';
import { chrWizard } from './chr/index.ts';

/** The wizard of each kind that has one. A kind that is absent says so on screen and is refused at creation. */
export const WIZARDS: Partial<Record<ProjectKind, Wizard>> = {
  CHR: chrWizard,
} satisfies Record<keyof typeof WIZARD_BASES, Wizard>;
