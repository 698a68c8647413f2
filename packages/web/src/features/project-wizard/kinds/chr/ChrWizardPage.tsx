import { chrWizard } from '@ardoise/domain/kinds/chr/wizard.ts';
import { ProjectWizardPage } from '../../shell/ProjectWizardPage.tsx';
import { chrScreens } from './chr-screens.tsx';

/** The wizard of Carte Brasserie. */
export function ChrWizardPage() {
  return <ProjectWizardPage wizard={chrWizard} screens={chrScreens} />;
}
