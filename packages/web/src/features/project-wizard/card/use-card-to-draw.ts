import { cardLookOf } from '@ardoise/domain/drawing/cards/card-look.ts';
import { cardContent } from '@ardoise/domain/kinds/chr/card-content.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { useMemo } from 'react';
import { useCatalogue } from '../catalogue/catalogue-query.ts';
import type { CardToDraw } from './use-card-layout.ts';

/** Whether a list is still being read: one that could not be is done without. */
function isLoading({ data, error }: { data: unknown; error: Error | null }): boolean {
  return data === undefined && error === null;
}

/** What an order's card shows, and how; null while the catalogue is loading. Without it, the look is neutral. */
export function useCardToDraw({
  infocarte,
  infopdv,
  autresInfos,
  pdv,
  texteCarte,
}: WizardProject): CardToDraw | null {
  const themes = useCatalogue('themes');
  const illustrations = useCatalogue('illustrations');
  const mentions = useCatalogue('mentions');
  const theme = themes.data?.find(({ id }) => id === infocarte?.template?.id);
  const lists = useMemo(
    () => ({ illustrations: illustrations.data ?? [], mentions: mentions.data ?? [] }),
    [illustrations.data, mentions.data],
  );
  const isWaiting = [themes, illustrations, mentions].some(isLoading);
  // Compared by content: a step renders more often than its answers change, and a form mutates its objects in place.
  const answers = JSON.stringify({ infocarte, infopdv, autresInfos, pdv, texteCarte });
  return useMemo(() => {
    if (isWaiting) return null;
    return { card: cardContent(JSON.parse(answers) as ProjectDocument, lists), look: cardLookOf(theme) };
  }, [isWaiting, answers, lists, theme]);
}
