import type { CatalogueItem, CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useCatalogue } from './use-catalogue.ts';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function TilesSkeleton() {
  return (
    <SkeletonGroup label="Chargement du catalogue">
      <div className="pk">
        {TILES.map((tile) => (
          <div className="opt-t" key={tile}>
            <Skeleton width="100%" height={124} />
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

/** A reference list on screen: its outline while it comes, the way to ask again when it does not. */
export function Catalogue<List extends CatalogueList>({ list, children }: CatalogueProps<List>) {
  const { data, error, refetch } = useCatalogue(list);
  if (data !== undefined) return children(data);
  if (error === null) return <TilesSkeleton />;
  return (
    <Banner tone="stop" role="alert" action={<Button onClick={() => void refetch()}>Réessayer</Button>}>
      {messageOf(error)}
    </Banner>
  );
}
