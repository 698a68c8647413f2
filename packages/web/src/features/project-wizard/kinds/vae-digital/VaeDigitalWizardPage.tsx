import { vaeDigitalWizard } from '@ardoise/domain/kinds/vae-digital/wizard.ts';
import { ProjectWizardPage } from '../../shell/ProjectWizardPage.tsx';
import { vaeDigitalScreens } from './vae-digital-screens.ts';

/** The wizard of Digital. */
export function VaeDigitalWizardPage() {
  return <ProjectWizardPage wizard={vaeDigitalWizard} screens={vaeDigitalScreens} />;
}
