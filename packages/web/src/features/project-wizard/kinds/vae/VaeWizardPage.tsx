import { vaeWizard } from '@ardoise/domain/kinds/vae/wizard.ts';
import { ProjectWizardPage } from '../../shell/ProjectWizardPage.tsx';
import { vaeScreens } from './vae-screens.ts';

/** The wizard of Caissons Lumineux and Boards PVC. */
export function VaeWizardPage() {
  return <ProjectWizardPage wizard={vaeWizard} screens={vaeScreens} />;
}
