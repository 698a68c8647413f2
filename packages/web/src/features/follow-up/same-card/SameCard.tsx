import type { Project } from '@ardoise/domain/contract/projects.ts';
import { SAME_CARD } from '@ardoise/domain/new-prices/new-prices-page.ts';
import { pricedSections } from '@ardoise/domain/new-prices/priced-lines.ts';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Preview } from '../../../components/preview/Preview.tsx';
import { useSignedDrawings } from '../../../hooks/use-signed-drawings.ts';
import { SameCardWaiting } from './SameCardWaiting.tsx';
import './SameCard.css';

/** 'Les 48 lignes sont gardées.' */
function keptInWords({ boards = [] }: Project, lines: number): string {
  if (boards.length > 0)
    return boards.length === 1 ? 'Le board est gardé.' : `Les ${boards.length} boards sont gardés.`;
  return lines === 1 ? 'La ligne est gardée.' : `Les ${counted(lines, 'ligne', 'lignes')} sont gardées.`;
}

interface SameCardProps {
  project: Project;
  onStart: () => void;
}

/** Of an order that is printed: the same again, with new prices. Nothing where no price is written. */
export function SameCard({ project, onStart }: SameCardProps) {
  const drawings = useSignedDrawings(project);
  const lines = pricedSections(project).reduce((sum, { lignes }) => sum + lignes.length, 0);
  const [drawing] = drawings.data ?? [];
  if (lines === 0) return null;
  // With its drawing, in one go; without it where that fails.
  if (drawings.isLoading && drawings.failureCount === 0) return <SameCardWaiting />;
  return (
    <div className={drawing ? 'same-card-part' : 'same-card-part same-card-undrawn'}>
      {drawing && (
        <div className="same-card-picture">
          <Preview drawing={drawing} label="" printed />
        </div>
      )}
      <div>
        <h3 className="title-sub">Les prix ont changé&nbsp;?</h3>
        <p className="meta">
          {keptInWords(project, lines)} Vous ne changez que les prix, puis une signature chacun.
        </p>
        <Button tone="ink" icon={IconRepeat} onClick={onStart}>
          {SAME_CARD}
        </Button>
      </div>
    </div>
  );
}
