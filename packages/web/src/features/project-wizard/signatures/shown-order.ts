import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';

/** Nobody signs what they have not read: others' changes reach an open order by themselves. */
export class ChangedUnseen extends Error {
  override readonly name = 'ChangedUnseen';
}

/** What the recap shows of an order that is signed, as one text to compare. */
export const shownOrder = (answers: ProjectDocument): string => canonicalText(signedContent(answers, []));

/** @throws ChangedUnseen where what would be signed is not what was shown; null: what others have signed already */
export function requireShown(shown: string | null, answers: ProjectDocument): void {
  if (shown !== null && shown !== shownOrder(answers)) throw new ChangedUnseen();
}
