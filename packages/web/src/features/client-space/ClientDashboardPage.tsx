import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useProjectPages } from '../../hooks/use-project-pages.ts';
import { Navigate } from '../../router/Link.tsx';
import { NoOrders } from './NoOrders.tsx';

/** Redirects a client to the dashboard of their orders; a text without any (specification/screens-and-addresses.md#addresses). */
export function ClientDashboardPage() {
  const orders = useProjectPages({}, 1);
  if (orders.data !== undefined && orders.data.rows.length > 0)
    return <Navigate to={PAGES.dashboard} replace />;
  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <h1 className="title-page">Tableau de bord</h1>
      </div>
      {orders.isPending && (
        <SkeletonGroup>
          <Skeleton width={320} />
        </SkeletonGroup>
      )}
      {orders.isError && <LoadFailed query={orders} />}
      {orders.isSuccess && <NoOrders />}
    </main>
  );
}
