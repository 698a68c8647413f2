import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';

const CHANGED =
  'Cette commande a été modifiée ailleurs pendant la signature\u00a0: rien n’a été signé. Relisez-la ici, puis signez.';

/** Nobody signs what they have not read: others' changes reach an open order by themselves. The message says it. */
export class ChangedUnseen extends Error {
  override readonly name = 'ChangedUnseen';

  constructor(message = CHANGED) {
    super(message);
  }
}

/** What the recap shows of an order that is signed, as one text to compare. */
export const shownOrder = (answers: ProjectDocument): string => canonicalText(signedContent(answers, []));

/** @throws ChangedUnseen where what would be signed is not what was shown; null: what others have signed already */
export function requireShown(shown: string | null, answers: ProjectDocument): void {
  if (shown !== null && shown !== shownOrder(answers)) throw new ChangedUnseen();
}
