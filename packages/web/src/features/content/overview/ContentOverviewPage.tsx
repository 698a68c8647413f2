import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { CatalogueIndex } from '../catalogues/CatalogueIndex.tsx';
import { ChangeLine } from '../log/ChangeLine.tsx';
import { NoChange } from '../log/NoChange.tsx';
import { useContentChanges } from '../log/use-content-changes.ts';
import { Planned } from './Planned.tsx';
import { ToSettle } from './ToSettle.tsx';
import { useSettling } from './use-settling.ts';
import './Overview.css';

const SHOWN = 5;

/** The first page of the content management: what is wrong, what there is, what moves (specification/content-management.md). */
export function ContentOverviewPage() {
  const { matters, failed, pending } = useSettling();
  return (
    <ContentFrame
      title="Contenus et réglages"
      lede="Ce que les délégués commerciaux, les clients et les agences voient dans Ardoise."
    >
      {pending ? <OverviewSkeleton /> : <ToSettle matters={matters} failed={failed} />}
      {/* Loads meanwhile, and is not pushed down by what is to be settled. */}
      <div className="overview-pair" hidden={pending}>
        <section aria-labelledby="catalogues">
          <h2 className="title-section" id="catalogues">
            Catalogues
          </h2>
          <CatalogueIndex />
        </section>
        <div className="overview-aside">
          <Planned />
          <LastChanges />
        </div>
      </div>
    </ContentFrame>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="75%" height={48} />
      <Skeleton width="75%" height={48} />
    </SkeletonGroup>
  );
}

function LastChanges() {
  const changes = useContentChanges({});
  const lines = changes.data?.pages.flatMap(({ changements }) => changements).slice(0, SHOWN);
  return (
    <section aria-labelledby="derniers">
      <div className="overview-head">
        <h2 className="title-section" id="derniers">
          Derniers changements
        </h2>
        <Link className="tappable" to={PAGES.contentLog}>
          Tout voir
        </Link>
      </div>
      {changes.isPending && (
        <SkeletonGroup>
          <Skeleton width="75%" height={20} />
          <Skeleton width="75%" height={20} />
        </SkeletonGroup>
      )}
      {changes.error && <LoadFailed query={changes} />}
      {lines?.length === 0 && <NoChange />}
      <ul className="overview-changes">
        {lines?.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}
