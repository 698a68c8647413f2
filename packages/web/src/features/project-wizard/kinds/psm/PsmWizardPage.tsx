import { psmWizard } from '@ardoise/domain/kinds/psm/wizard.ts';
import { ProjectWizardPage } from '../../shell/ProjectWizardPage.tsx';
import { psmScreens } from './psm-screens.tsx';

/** The wizard of Sur Mesure. */
export function PsmWizardPage() {
  return <ProjectWizardPage wizard={psmWizard} screens={psmScreens} />;
}
