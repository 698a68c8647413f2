import { pdaWizard } from '@ardoise/domain/kinds/pda/wizard.ts';
import { ProjectWizardPage } from '../../shell/ProjectWizardPage.tsx';
import { pdaScreens } from './pda-screens.tsx';

/** The wizard of Direct Agence. */
export function PdaWizardPage() {
  return <ProjectWizardPage wizard={pdaWizard} screens={pdaScreens} />;
}
