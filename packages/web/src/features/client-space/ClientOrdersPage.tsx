import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { clientStep } from '@ardoise/domain/projects/client-steps.ts';
import { Button } from '../../components/Button.tsx';
import { counted } from '../../components/format-number.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { useProjectPages } from '../../hooks/use-project-pages.ts';
import { DelegateContact } from './DelegateContact.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { orderWords, turnsInWords } from './order-words.ts';
import './ClientOrders.css';

/** A café has few orders: one page has them all, as a rule. */
const PAGE_SIZE = 50;

/** A client's orders: what waits for them first, the delivered ones folded (specification/screens-and-addresses.md). */
export function ClientOrdersPage() {
  const pages = useProjectPages({ sort: 'attente' }, PAGE_SIZE);
  const rows = pages.data?.rows;
  const [latest] = rows ?? [];
  return (
    <main tabIndex={-1} className="client-orders">
      <div className="client-orders-head">
        <div>
          <h1 className="title-page">Vos commandes</h1>
          <p className="lede">{rows === undefined ? <Skeleton width={220} /> : turnsInWords(rows)}</p>
        </div>
        <div className="client-orders-delegate">
          {latest && <DelegateContact username={latest.dc} name={latest.nomDc} />}
        </div>
      </div>
      {pages.isPending && <Loading />}
      {pages.isError && <LoadFailed query={pages} />}
      {rows !== undefined && <Orders rows={rows} />}
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Afficher les commandes plus anciennes
        </Button>
      )}
    </main>
  );
}

function Orders({ rows }: { rows: readonly ProjectRow[] }) {
  const now = useNow();
  const delivered = rows.filter(({ statut }) => clientStep(statut) === 'Livrée');
  const [head, ...others] = rows.filter((row) => !delivered.includes(row));
  if (rows.length === 0) return <NoOrders />;
  // Nothing waits for the client: no card is larger than the others.
  const first = head && orderWords(head, now).button.mine ? head : undefined;
  const rest = head && first === undefined ? [head, ...others] : others;
  return (
    <>
      {first && <OrderCard row={first} now={now} first />}
      <div className="client-orders-cards">
        {rest.map((row) => (
          <OrderCard key={row._id.$oid} row={row} now={now} />
        ))}
      </div>
      {delivered.length > 0 && (
        <details className="client-orders-delivered">
          <summary>
            <b>Livrées</b>
            <span className="meta">{counted(delivered.length, 'commande', 'commandes')}</span>
          </summary>
          <div className="client-orders-cards">
            {delivered.map((row) => (
              <OrderCard key={row._id.$oid} row={row} now={now} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Vos commandes arrivent.">
      <div className="client-orders-card client-orders-first">
        <div className="client-orders-picture" />
        <div className="client-orders-said">
          <Skeleton width={240} height={28} />
          <Skeleton width="90%" />
          <Skeleton width="100%" height={52} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
