import { vaeWizard } from '@ardoise/domain/kinds/vae/wizard.ts';
import { ProjectWizardPage, readsOf } from '../../shell/ProjectWizardPage.tsx';
import { vaeScreens } from './vae-screens.ts';

function Page() {
  return <ProjectWizardPage wizard={vaeWizard} screens={vaeScreens} />;
}

/** The wizard of Caissons Lumineux and Boards PVC. */
export const VaeWizardPage = Object.assign(Page, { reads: readsOf(vaeWizard) });
