import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import type { useSearch } from './use-search.ts';

/** Maximum hits of one call. */
const MOST_HITS = 20;

function countWords(count: number): string {
  if (count === 0) return 'Aucun projet trouvé';
  if (count >= MOST_HITS) return `Les ${MOST_HITS} premiers projets`;
  return count === 1 ? '1 projet trouvé' : `${count} projets trouvés`;
}

/** Status above the hits: count, loading, empty, or error. */
export function FoundState({ search }: { search: ReturnType<typeof useSearch> }) {
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
        {isBehind ? 'Recherche en cours…' : countWords(hits.length)}
      </p>
      {hits.length === 0 && !isBehind && (
        <div className="search-dialog-none">
          <p className="title-sub">Rien pour «&nbsp;{asked}&nbsp;»</p>
          <p className="meta">
            Tous les mots doivent se trouver dans le projet. Essayez avec moins de mots, le numéro d’outlet ou
            la ville.
          </p>
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
export function BeforeTyping({ hasRecent, onForget }: { hasRecent: boolean; onForget: () => void }) {
  if (!hasRecent)
    return (
      <p className="meta search-dialog-says">
        Par nom ou numéro de point de vente, ville, client, délégué commercial, agence, ou un mot d’un
        message. Les accents et une faute de frappe ne gênent pas.
      </p>
    );
  return (
    <div className="search-dialog-recent">
      <p className="meta">Recherches récentes, sur cet appareil</p>
      <Button tone="text" onClick={onForget}>
        Effacer
      </Button>
    </div>
  );
}
