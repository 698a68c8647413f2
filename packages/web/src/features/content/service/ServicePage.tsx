import { Banner } from '../../../components/Banner.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { ServiceMatters } from './ServiceMatters.tsx';
import { ServiceServers } from './ServiceServers.tsx';
import { serviceMatters } from './service-matters.ts';
import { type ServiceState, useServiceState } from './use-service-state.ts';
import './Service.css';

/** How the installation runs, for head office and the administrator: first what needs a hand. */
export function ServicePage() {
  const state = useServiceState();
  return (
    <ContentFrame title="État du service" lede="Ce qui fait tourner Ardoise. La page se met à jour seule.">
      {state.isPending && (
        <SkeletonGroup>
          <Skeleton width="100%" height={52} />
          <Skeleton width="60%" height={180} />
        </SkeletonGroup>
      )}
      {/* What was read before stays, with its time. */}
      {state.error && <LoadFailed query={state} />}
      {state.data && <ReadState state={state.data} />}
    </ContentFrame>
  );
}

function ReadState({ state }: { state: ServiceState }) {
  const matters = serviceMatters(state);
  return (
    <div className="service">
      {matters.length === 0 ? (
        <Banner tone="done">Tout va bien : rien à faire.</Banner>
      ) : (
        <ServiceMatters matters={matters} />
      )}
      <ServiceFacts state={state} />
      <ServiceServers servers={state.serveurs} />
    </div>
  );
}
