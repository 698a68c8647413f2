import type { ProjectKind } from '../projects/kinds.ts';

/**
 * The kinds that one may order now. The others have rules, columns and a recap, so that their orders are read, amended,
 * cloned and moved; their screens, and with them their creation, are not open yet.
 */
export const OPEN_WIZARDS = ['CHR'] as const satisfies readonly ProjectKind[];
export type OpenKind = (typeof OPEN_WIZARDS)[number];

/** Whether a new order of this kind can be written. */
export function isOpenWizard(kind: ProjectKind): kind is OpenKind {
  return OPEN_WIZARDS.some((open) => open === kind);
}
