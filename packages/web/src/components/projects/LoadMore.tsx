import { useEffect, useRef } from 'react';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { counted } from '../format-number.ts';
import './LoadMore.css';

interface LoadMoreProps {
  shown: number;
  /** Total number; undefined while it is counted. */
  total: number | undefined;
  hasMore: boolean;
  loading: boolean;
  /** Rows per page. */
  page: number;
  /** Error of the last fetch. */
  error: string | null;
  onLoad: () => void;
}

/**
 * Whether the focus is at the end of the list or below it: inserted rows would push the focused element out of the
 * viewport.
 */
function isReachedByKeyboard(end: Element): boolean {
  const reached = document.activeElement;
  if (reached === null || !reached.matches(':focus-visible')) return false;
  return (
    end.contains(reached) || (end.compareDocumentPosition(reached) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/** Infinite scroll, with a button as alternative. After a failure only the button fetches. */
export function LoadMore({ shown, total, hasMore, loading, page, error, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useStableCallback(onLoad);

  useEffect(() => {
    const mark = end.current;
    if (mark === null || !hasMore || loading || error !== null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !isReachedByKeyboard(mark)) load();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [hasMore, loading, error, load]);

  const left = total === undefined ? page : Math.min(page, Math.max(1, total - shown));
  return (
    <div className="load-more" ref={end}>
      {error !== null && (
        <Banner tone="stop" role="alert">
          {error}
        </Banner>
      )}
      {hasMore && (
        <Button busy={loading} onClick={onLoad}>
          {error === null ? `Afficher ${counted(left, 'projet', 'projets')} de plus` : 'Réessayer'}
        </Button>
      )}
      <p className="meta" role="status">
        {total === undefined || total < shown
          ? counted(shown, 'projet affiché', 'projets affichés')
          : `${counted(shown, 'projet affiché', 'projets affichés')} sur ${total}`}
      </p>
    </div>
  );
}
