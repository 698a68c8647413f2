import { pdaWizard } from '@ardoise/domain/kinds/pda/wizard.ts';
import { ProjectWizardPage, readsOf } from '../../shell/ProjectWizardPage.tsx';
import { pdaScreens } from './pda-screens.tsx';

function Page() {
  return <ProjectWizardPage wizard={pdaWizard} screens={pdaScreens} />;
}

/** The wizard of Direct Agence. */
export const PdaWizardPage = Object.assign(Page, { reads: readsOf(pdaWizard) });
