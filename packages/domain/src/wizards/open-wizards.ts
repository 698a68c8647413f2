import type { ProjectKind } from '../projects/kinds.ts';

/**
 * The kinds that one may order now. The others have rules, columns and a recap, so that their orders are read, amended,
 * cloned and moved; their screens, and with them their creation, are not open yet.
 */
export const OPEN_WIZARDS: readonly ProjectKind[] = ['CHR'];

/** Whether a new order of this kind can be written. */
export function isOpenWizard(kind: ProjectKind): boolean {
  return OPEN_WIZARDS.includes(kind);
}
