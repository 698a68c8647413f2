import { kindOf } from '@ardoise/domain/kinds/kind-facts.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { stepAddress } from '@ardoise/domain/wizards/step-addresses.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/wizard.ts';

/** The screen of a wizard step ('creation/theme') or of an entry of it, the recap by default. */
export function wizardPath(
  type: ProjectType,
  id: string,
  step: string | null = RECAP_PATH,
  entry?: string,
): string {
  return stepAddress(kindOf(type), id, step || RECAP_PATH, entry);
}

/** The follow-up of a project. */
export const followUpPath = PAGE_PATHS.followUp;
