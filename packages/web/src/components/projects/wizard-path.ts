import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { kindOf, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { isOpenWizard } from '@ardoise/domain/wizards/open-wizards.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/wizard.ts';
import { WIZARD_BASES } from '@ardoise/domain/wizards/wizard-bases.ts';

function stepPath(type: ProjectType, id: string, step: string): string {
  return `/${WIZARD_BASES[kindOf(type)]}/${step}/${id}`;
}

/** The order as a document, whatever its support. */
export function recapPath(type: ProjectType, id: string): string {
  return stepPath(type, id, RECAP_PATH);
}

/**
 * The screen of a wizard step ('creation/theme'), the recap by default. Null while a support's screens are not open: its orders
 * are read (`recapPath`), not written.
 */
export function wizardPath(type: ProjectType, id: string, step: string | null = RECAP_PATH): string | null {
  return isOpenWizard(kindOf(type)) ? stepPath(type, id, step || RECAP_PATH) : null;
}

/** The follow-up of a project. */
export const followUpPath = PAGE_PATHS.followUp;
