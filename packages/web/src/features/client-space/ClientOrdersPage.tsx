import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { FirstReads } from '../../api/first-reads.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { CLIENT_ORDERS } from '../../components/projects/project-lists.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { prefetchProjectPages, useProjectPages } from '../../hooks/use-project-pages.ts';
import { DelegateContact } from './DelegateContact.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { deliveredInWords, orderWords, turnsInWords } from './order-words.ts';
import './ClientOrders.css';

/** Room of the delegate's card. */
function DelegateSkeleton() {
  return (
    <div className="delegate-card" aria-hidden>
      <span className="client-orders-face" />
      <div className="client-orders-lines">
        <Skeleton width={130} />
        <Skeleton width={150} height={10} />
      </div>
      <Skeleton width={120} height={44} />
    </div>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className="client-orders-said">
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={width === '62%' ? 24 : 12} />
      ))}
      <Skeleton width="100%" height={6} />
      <Skeleton width={120} height={10} />
      <span className="client-orders-go">
        <Skeleton width="100%" height={44} />
      </span>
    </div>
  );
}

/** The cards' own shapes while they load: a large one and two small ones. */
function OrdersSkeleton() {
  return (
    <SkeletonGroup label="Vos commandes arrivent.">
      <div className="client-orders-card client-orders-first client-orders-coming">
        <div className="client-orders-picture">
          <Skeleton width={140} height={198} />
        </div>
        <Lines widths={['62%', '40%', '88%']} />
      </div>
      <div className="client-orders-cards">
        {['a', 'b'].map((card) => (
          <div key={card} className="client-orders-card">
            <div className="client-orders-picture">
              <Skeleton width={80} height={113} />
            </div>
            <Lines widths={['80%', '50%', '94%']} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

const reads: FirstReads = (cache) => [prefetchProjectPages(cache, CLIENT_ORDERS.query, CLIENT_ORDERS.page)];

function ClientOrders() {
  const pages = useProjectPages(CLIENT_ORDERS.query, CLIENT_ORDERS.page);
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
          {pages.isPending && <DelegateSkeleton />}
        </div>
      </div>
      {pages.isPending && <OrdersSkeleton />}
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

/** A client's orders: what waits for them first, the delivered ones folded (specification/screens-and-addresses.md). */
export const ClientOrdersPage = Object.assign(ClientOrders, { reads });

function Orders({ rows }: { rows: readonly ProjectRow[] }) {
  const now = useNow();
  const delivered = rows.filter(({ statut }) => clientStage(statut) === 'Livrée');
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
            <Icon of={IconCircleCheck} />
            <b>Livrées</b>
            <span className="meta">{deliveredInWords(delivered)}</span>
            <Icon of={IconChevronDown} />
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
