import { withRead } from '@ardoise/domain/card-text/edit-card.ts';
import type { ReadSection } from '@ardoise/domain/card-text/reading/read-section.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import { counted } from '../../../components/format-number.ts';
import { newEntryId } from '../../../components/new-entry-id.ts';
import { showToast } from '../../../components/toast-store.ts';
import type { CardAct } from './use-card.ts';

/** Adds what was read of a pasted text below the last section, and offers to take it back. */
export function addPasted(change: (act: CardAct) => void, read: readonly ReadSection[]): void {
  change((before) => {
    const under = before.text.sections?.at(-1)?.entree;
    const { card, leftOut } = withRead(before, read, {
      newId: newEntryId,
      ...(under === undefined ? {} : { under }),
    });
    const added = read.reduce((sum, { lignes }) => sum + lignes.length, 0) - leftOut;
    showToast({
      message:
        leftOut === 0
          ? `${counted(added, 'ligne ajoutée', 'lignes ajoutées')}.`
          : `Une carte tient ${CARD_TEXT_LIMITS.lines} lignes\u00a0: les ${leftOut} dernières ne sont pas ajoutées.`,
      action: { label: 'Rétablir', onPress: () => change(() => before) },
    });
    const { origine = { type: 'colle' as const } } = before.reading;
    return { ...card, reading: { ...card.reading, origine } };
  });
}
