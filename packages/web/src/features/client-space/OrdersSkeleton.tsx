import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

/** Room of the delegate's card. */
export function DelegateSkeleton() {
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
export function OrdersSkeleton() {
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
