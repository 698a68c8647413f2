import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { settledByOutlet, type ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import { isEligibleMedal } from '@ardoise/domain/rules/eligibility.ts';
import type { StoredProject } from '../projects/project-record.ts';

const numberIn = ({ pdv }: ProjectDocument) => pdv?.nOutlet?.trim() ?? '';

/** What the outlet of an order leaves to settle: an unknown one has no medal at all. */
export function leftByOutlet({ pdv }: ProjectDocument, eligibleMedals: readonly string[] | null): ToSettle[] {
  if (pdv?.medaillePDV === undefined) return ['pointDeVente'];
  return isEligibleMedal(pdv.medaillePDV, eligibleMedals) ? [] : ['medaille'];
}

/** The columns that a save changes of a draft that has something to settle: another outlet settles what the former one left. */
export function settledColumns(
  { a_regulariser }: StoredProject,
  previous: ProjectDocument,
  document: ProjectDocument,
  eligibleMedals: readonly string[] | null,
): { a_regulariser?: ToSettle[]; echeance?: null } {
  if (a_regulariser.length === 0 || numberIn(previous) === numberIn(document)) return {};
  const left = settledByOutlet(a_regulariser, leftByOutlet(document, eligibleMedals));
  return { a_regulariser: left, ...(left.length === 0 && { echeance: null }) };
}
