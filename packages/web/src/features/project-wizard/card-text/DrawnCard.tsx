import { useCardPreview } from '../card/card-preview.ts';
import { NoPreview } from '../card/NoPreview.tsx';
import { PreviewNote } from '../preview/PreviewFigure.tsx';
import { TouchedPreview } from '../preview/TouchedPreview.tsx';
import './DrawnCard.css';

interface DrawnTabsProps {
  count: number;
  isDrawn: boolean;
  onChoose: (isDrawn: boolean) => void;
}

/** Below 1180 px: the lines, or the card as they make it. */
export function DrawnTabs({ count, isDrawn, onChoose }: DrawnTabsProps) {
  return (
    <div className="drawn-card-tabs" role="tablist" aria-label="Le texte ou la carte">
      <button type="button" role="tab" aria-selected={!isDrawn} onClick={() => onChoose(false)}>
        Le texte {count}
      </button>
      <button type="button" role="tab" aria-selected={isDrawn} onClick={() => onChoose(true)}>
        La carte dessinée
      </button>
    </div>
  );
}

/** The card in the place of its lines, below 1180 px; touching a line there opens it. */
export function DrawnCard({ isShown }: { isShown: boolean }) {
  const { previewed, failed, again } = useCardPreview();
  if (!isShown) return null;
  return (
    <div className="drawn-card">
      {failed && <NoPreview again={again} />}
      {previewed && <TouchedPreview {...previewed} />}
      {previewed?.note && <PreviewNote>{previewed.note}</PreviewNote>}
    </div>
  );
}
