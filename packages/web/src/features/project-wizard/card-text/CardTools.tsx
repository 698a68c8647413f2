import type { SectionWithLines } from '@ardoise/domain/card-text/card-sections.ts';
import type { KnownLines } from '../../../components/card-text/doubts.ts';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { SectionChips } from './SectionChips.tsx';
import type { useShownSections } from './use-shown-sections.ts';

interface CardToolsProps {
  blocks: readonly SectionWithLines[];
  known: KnownLines;
  shown: ReturnType<typeof useShownSections>;
}

/** The way through a card: its sections, and the search of a long one. */
export function CardTools({ blocks, known, shown }: CardToolsProps) {
  const bar = useRoomTaken<HTMLDivElement>('--room-top');
  return (
    <div className="card-page-tools" ref={bar}>
      {shown.isLong && (
        <div className="card-page-search">
          <SearchBox label="Chercher un plat, un prix" value={shown.query} onChange={shown.search} />
          <label className="card-page-only">
            <input
              type="checkbox"
              checked={shown.onlyDoubted}
              onChange={(event) => shown.showOnlyDoubted(event.target.checked)}
            />
            À vérifier seulement
          </label>
        </div>
      )}
      <SectionChips blocks={blocks} known={known} onGo={shown.unfold} />
    </div>
  );
}
