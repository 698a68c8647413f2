import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { ComponentType } from 'react';

/** The wizard of each kind, in a script of its own. */
export const WIZARD_PAGES: Record<ProjectKind, () => Promise<{ default: ComponentType }>> = {
  CHR: async () => ({ default: (await import('./chr/ChrWizardPage.tsx')).ChrWizardPage }),
  VAE: async () => ({ default: (await import('./vae/VaeWizardPage.tsx')).VaeWizardPage }),
  VAE_DIGITAL: async () => ({
    default: (await import('./vae-digital/VaeDigitalWizardPage.tsx')).VaeDigitalWizardPage,
  }),
  PSM: async () => ({ default: (await import('./psm/PsmWizardPage.tsx')).PsmWizardPage }),
  PDA: async () => ({ default: (await import('./pda/PdaWizardPage.tsx')).PdaWizardPage }),
};
