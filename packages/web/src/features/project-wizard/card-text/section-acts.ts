import { sectionsWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import {
  type Card,
  putBack,
  removalOf,
  renamed,
  sectionStepped,
  withoutSection,
  withSection,
} from '@ardoise/domain/card-text/edit-card.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import { newEntryId } from '../../../components/new-entry-id.ts';
import { showToast } from '../../../components/toast-store.ts';
import type { CardAct } from './use-card.ts';

export interface SectionActs {
  /** Returns its id; null where no card has more. */
  add: (title: string) => string | null;
  addLine: (section: string) => void;
  rename: (id: string, title: string) => void;
  step: (id: string, by: 1 | -1) => void;
  remove: (id: string) => void;
}

interface Page {
  change: (act: CardAct) => void;
  card: () => Card;
  addLine: (section: string) => void;
}

export function sectionActs({ change, card, addLine }: Page): SectionActs {
  return {
    add: (titre) => {
      if ((card().text.sections ?? []).length >= CARD_TEXT_LIMITS.sections) {
        showToast({ message: `Une carte tient ${CARD_TEXT_LIMITS.sections} sections.` });
        return null;
      }
      const entree = newEntryId();
      change((now) => withSection(now, { entree, titre }));
      return entree;
    },
    addLine,
    rename: (id, title) => change((now) => renamed(now, id, title)),
    step: (id, by) => change((now) => sectionStepped(now, id, by)),
    remove: (id) =>
      change((now) => {
        const found = sectionsWithLines(now.text).find(({ section }) => section?.entree === id);
        const gone = removalOf(now, found?.lines.map(({ entree }) => entree) ?? [], id);
        showToast({
          message: `${found?.section?.titre || 'La section'} et ses lignes\u00a0: supprimées.`,
          action: { label: 'Rétablir', onPress: () => change((then) => putBack(then, gone)) },
        });
        return withoutSection(now, id);
      }),
  };
}
