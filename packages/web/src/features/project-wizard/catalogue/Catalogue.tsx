import type { CatalogueItem, CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useCatalogue } from './catalogue-query.ts';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function TilesSkeleton() {
  return (
    <SkeletonGroup label="Chargement du catalogue">
      <div className="picker-grid">
        {TILES.map((tile) => (
          <div className="picker-tile" key={tile}>
            <Skeleton width="100%" height={176} />
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

interface CatalogueProps<List extends CatalogueList> {
  list: List;
  children: (items: CatalogueItem<List>[]) => ReactNode;
}

/** Load error of the list, with a retry; kept on screen during a retry. */
function ListFailed({ query }: { query: ReturnType<typeof useCatalogue> }) {
  const { error, isFetching, refetch } = query;
  const [said, setSaid] = useState(error);
  if (error !== null && error !== said) setSaid(error);
  return (
    <Banner
      tone="stop"
      role="alert"
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          Réessayer
        </Button>
      }
    >
      {messageOf(said)}
    </Banner>
  );
}

/** A reference list on screen: skeleton while loading, retry on error. */
export function Catalogue<List extends CatalogueList>({ list, children }: CatalogueProps<List>) {
  const query = useCatalogue(list);
  if (query.data !== undefined) return children(query.data);
  return query.errorUpdateCount === 0 ? <TilesSkeleton /> : <ListFailed query={query} />;
}
