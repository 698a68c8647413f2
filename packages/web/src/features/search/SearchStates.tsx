import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import type { SearchWords } from './search-words.ts';
import type { useSearch } from './use-search.ts';

/** Status above the hits: count, loading, empty, or error. */
export function FoundState({ search, words }: { search: ReturnType<typeof useSearch>; words: SearchWords }) {
  const { hits, error, asked, isBehind, retry } = search;
  if (error !== null && !isBehind)
    return (
      <Banner
        tone="stop"
        role="alert"
        action={
          <Button tone="text" onClick={() => void retry()}>
            Réessayer
          </Button>
        }
      >
        {messageOf(error)}
      </Banner>
    );
  if (hits === undefined) return <HitsSkeleton />;
  return (
    <>
      <p className="meta search-dialog-says" role="status">
        {isBehind ? 'Recherche en cours…' : words.found(hits.length)}
      </p>
      {hits.length === 0 && !isBehind && (
        <div className="search-dialog-none">
          <p className="title-sub">Rien pour «&nbsp;{asked}&nbsp;»</p>
          <p className="meta">{words.advice}</p>
        </div>
      )}
    </>
  );
}

function HitsSkeleton() {
  return (
    <SkeletonGroup label="Recherche en cours">
      <div className="search-dialog-skeleton">
        {[68, 52, 60].map((width) => (
          <div key={width}>
            <Skeleton width={`${width}%`} />
            <Skeleton width={`${width - 20}%`} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Before typing: recent searches, or an explanation. */
export function BeforeTyping({
  hasRecent,
  words,
  onForget,
}: {
  hasRecent: boolean;
  words: SearchWords;
  onForget: () => void;
}) {
  if (!hasRecent) return <p className="meta search-dialog-says">{words.help}</p>;
  return (
    <div className="search-dialog-recent">
      <p className="meta">Recherches récentes, sur cet appareil</p>
      <Button tone="text" onClick={onForget}>
        Effacer
      </Button>
    </div>
  );
}
