import { Refusal } from '@ardoise/domain/base/errors.ts';
import { type CardTextChanges, withCardChanges } from '@ardoise/domain/card-text/card-changes.ts';
import { lengthOfCard } from '@ardoise/domain/card-text/card-sections.ts';
import { withoutEmptyLines } from '@ardoise/domain/card-text/empty-lines.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';

/** @throws Refusal VALIDATION for more sections, lines or characters than a card holds */
function refuseLong({ texteCarte: text = {} }: ProjectDocument): void {
  const { sections = [], lignes = [] } = text;
  const { sections: mostSections, lines, whole } = CARD_TEXT_LIMITS;
  const refuse = (message: string) => {
    throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'texteCarte', message }] });
  };
  if (lignes.length > lines)
    refuse(`Une carte tient ${lines} lignes\u00a0: ${lignes.length - lines} de trop.`);
  if (sections.length > mostSections)
    refuse(`Une carte tient ${mostSections} sections\u00a0: ${sections.length - mostSections} de trop.`);
  const length = lengthOfCard(text);
  if (length > whole) refuse(`La carte est trop longue\u00a0: ${length - whole} caractères de trop`);
}

/**
 * The document with the text of its card as it is stored: its changed lines in place, without those that nobody wrote
 * (specification/card-text.md#saving).
 * @throws Refusal VALIDATION for a card that is too long
 */
export function withSavedCardText(
  document: ProjectDocument,
  previous: ProjectDocument,
  changes: CardTextChanges | undefined,
): ProjectDocument {
  const changed =
    changes === undefined ? document : { ...document, ...withCardChanges(withEntryIds(document), changes) };
  // As it stands unless it was sent: most saves are of other parts.
  if (changed.texteCarte === previous.texteCarte) return changed;
  const saved = withoutEmptyLines(changed);
  refuseLong(saved);
  return saved;
}
