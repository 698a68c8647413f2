import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';
import './PagedList.css';

const BARS = ['first', 'second', 'third', 'fourth', 'fifth'];

interface PagedListProps<Row> {
  /** The fetched pages, newest first. */
  query: {
    data: object | undefined;
    error: Error | null;
    isPending: boolean;
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => unknown;
  };
  rows: readonly Row[];
  /** An `li` with its key. */
  line: (row: Row) => ReactNode;
  /** Empty state. */
  empty: ReactNode;
}

/** A paginated list, newest first: with its loading, error and empty states, and a load-more button. */
export function PagedList<Row>({ query, rows, line, empty }: PagedListProps<Row>) {
  return (
    <>
      {query.error && <LoadFailed query={query} />}
      {query.isPending && (
        <SkeletonGroup>
          {BARS.map((bar) => (
            <Skeleton key={bar} width="75%" height={20} />
          ))}
        </SkeletonGroup>
      )}
      {query.data && rows.length === 0 && empty}
      {rows.length > 0 && (
        <ul className="paged-list" aria-busy={query.isPlaceholderData}>
          {rows.map(line)}
        </ul>
      )}
      {rows.length > 0 && query.hasNextPage && (
        <p className="paged-list-more">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Afficher les précédents
          </Button>
        </p>
      )}
    </>
  );
}
