import { psmWizard } from '@ardoise/domain/kinds/psm/wizard.ts';
import { ProjectWizardPage, readsOf } from '../../shell/ProjectWizardPage.tsx';
import { psmScreens } from './psm-screens.tsx';

function Page() {
  return <ProjectWizardPage wizard={psmWizard} screens={psmScreens} />;
}

/** The wizard of Sur Mesure. */
export const PsmWizardPage = Object.assign(Page, { reads: readsOf(psmWizard) });
