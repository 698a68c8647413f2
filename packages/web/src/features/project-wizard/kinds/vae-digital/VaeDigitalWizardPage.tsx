import { vaeDigitalWizard } from '@ardoise/domain/kinds/vae-digital/wizard.ts';
import { ProjectWizardPage, readsOf } from '../../shell/ProjectWizardPage.tsx';
import { vaeDigitalScreens } from './vae-digital-screens.ts';

function Page() {
  return <ProjectWizardPage wizard={vaeDigitalWizard} screens={vaeDigitalScreens} />;
}

/** The wizard of Digital. */
export const VaeDigitalWizardPage = Object.assign(Page, { reads: readsOf(vaeDigitalWizard) });
