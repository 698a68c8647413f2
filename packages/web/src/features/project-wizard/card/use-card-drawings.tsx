import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import { cardFormat } from '@ardoise/domain/wizards/steps/print-modes.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import type { PresentDrawings } from '../session/kind-screens.ts';
import { NoPreview } from './NoPreview.tsx';
import { useCardLayout } from './use-card-layout.ts';
import { useCardToDraw } from './use-card-to-draw.ts';

/** The card of an order as it would be signed now. */
export function useCardDrawings(project: WizardProject): PresentDrawings {
  const { drawing, failed, again } = useCardLayout(useCardToDraw(project), RECAP_PATH);
  const format = cardFormat(project.infocarte ?? {});
  if (drawing !== null) return { drawings: [{ ...drawing, title: 'Carte Brasserie', format }] };
  return { drawings: null, missing: failed ? <NoPreview again={again} /> : undefined };
}
