import { cardContent } from '@ardoise/domain/drawing/cards/card-content.ts';
import { cardLookOf } from '@ardoise/domain/drawing/cards/card-look.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { useCatalogue } from '../catalogue/catalogue-query.ts';
import type { CardToDraw } from './use-card-layout.ts';

/** What an order's card shows, and how; null while the catalogue is loading. Without it, the look is neutral. */
export function useCardToDraw(project: WizardProject): CardToDraw | null {
  const themes = useCatalogue('themes');
  const illustrations = useCatalogue('illustrations');
  const mentions = useCatalogue('mentions');
  const queries = [themes, illustrations, mentions];
  if (queries.some(({ data, error }) => data === undefined && error === null)) return null;
  const theme = themes.data?.find(({ id }) => id === project.infocarte?.template?.id);
  const lists = { illustrations: illustrations.data ?? [], mentions: mentions.data ?? [] };
  return { card: cardContent(project, lists), look: cardLookOf(theme) };
}
