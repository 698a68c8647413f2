import { chrWizard } from '@ardoise/domain/kinds/chr/wizard.ts';
import { ProjectWizardPage, readsOf } from '../../shell/ProjectWizardPage.tsx';
import { chrScreens } from './chr-screens.tsx';

function Page() {
  return <ProjectWizardPage wizard={chrWizard} screens={chrScreens} />;
}

/** The wizard of Carte Brasserie. */
export const ChrWizardPage = Object.assign(Page, { reads: readsOf(chrWizard) });
