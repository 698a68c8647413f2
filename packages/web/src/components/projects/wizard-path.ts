import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { stepAddress } from '@ardoise/domain/kinds/step-addresses.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';

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
