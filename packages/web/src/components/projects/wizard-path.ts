import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { kindOf, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { WIZARDS } from '@ardoise/domain/wizards/kinds/index.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/wizard.ts';

/** First part of the URLs of a support's wizard; null while that wizard does not exist. */
function wizardBase(type: string): string | null {
  return WIZARDS[kindOf(type as ProjectType)]?.base ?? null;
}

/** The screen of a wizard step ('creation/theme'), the recap by default. Null while the support has no wizard. */
export function wizardPath(type: string, id: string, step: string | null = RECAP_PATH): string | null {
  const base = wizardBase(type);
  return base === null ? null : `/${base}/${step || RECAP_PATH}/${id}`;
}

/** The follow-up of a project. */
export const followUpPath = PAGE_PATHS.followUp;
