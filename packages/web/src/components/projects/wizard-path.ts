import { isOpenKind, kindOf } from '@ardoise/domain/kinds/kind-facts.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { stepAddress } from '@ardoise/domain/wizards/step-addresses.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/wizard.ts';

/** The read-only order of any support. */
export function recapPath(type: ProjectType, id: string): string {
  return stepAddress(kindOf(type), id, RECAP_PATH);
}

/**
 * The screen of a wizard step ('creation/theme') or of an entry of it, the recap by default. Null while a support's
 * screens are not open: its orders are read-only (`recapPath`).
 */
export function wizardPath(
  type: ProjectType,
  id: string,
  step: string | null = RECAP_PATH,
  entry?: string,
): string | null {
  const kind = kindOf(type);
  return isOpenKind(kind) ? stepAddress(kind, id, step || RECAP_PATH, entry) : null;
}

/** The follow-up of a project. */
export const followUpPath = PAGE_PATHS.followUp;
