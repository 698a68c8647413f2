import { Button } from '../../components/Button.tsx';
import { formatNumber } from '../../components/format-number.ts';

interface MorePiecesProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  shown: number;
  /** Null where they were not all counted. */
  total: number | null;
}

/** How many are shown, and the next ones. */
export function MorePieces({ query, shown, total }: MorePiecesProps) {
  return (
    <div className="pieces-more">
      <p className="meta" role="status">
        {total === null
          ? `${formatNumber(shown)} affichés`
          : `${formatNumber(shown)} sur ${formatNumber(total)}`}
      </p>
      {query.hasNextPage && (
        <Button tone="text" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Voir les suivantes
        </Button>
      )}
    </div>
  );
}
