import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import { Banner } from '../../../components/Banner.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { ContentFrame } from '../ContentFrame.tsx';
import { MatterList } from '../MatterList.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { type ServiceMatter, serviceMatters } from './service-matters.ts';
import { type ServiceState, useServiceState } from './use-service-state.ts';
import './Service.css';

/** The processes that serve, and those that ended without their leave within the hour. */
function ServiceServers({ servers }: { servers: ServiceState['serveurs'] }) {
  return (
    <section aria-labelledby="serveurs">
      <h2 className="title-section" id="serveurs">
        Serveurs
      </h2>
      <ul className="service-servers">
        {servers.map(({ nom, version, node, depuis, vu, present }) => (
          <li key={nom}>
            <b>{nom}</b>
            <span className="meta">
              Ardoise {version}, Node {node}
            </span>
            <span className="meta">
              {present ? (
                <>
                  Démarré <RelativeTime date={depuis} />
                </>
              ) : (
                <>
                  Vu <RelativeTime date={vu} />
                </>
              )}
            </span>
            <Tag icon={present ? IconCircleCheck : IconPlugConnectedX} tone={present ? 'done' : 'stop'}>
              {present ? 'En marche' : 'Ne répond plus'}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Problems to fix, each with what to do; only an administrator may open the page for it. */
function ServiceMatters({ matters }: { matters: readonly ServiceMatter[] }) {
  const isAdministrator = useMe().role === 'administrator';
  return (
    <MatterList
      matters={matters.map(({ title, todo, to }) => ({
        icon: IconAlertTriangle,
        title,
        detail: todo,
        act: to && isAdministrator ? { words: to.words, to: to.path, search: to.search } : undefined,
      }))}
    />
  );
}

/** State of the installation, for head office and the administrator: first the problems to fix. */
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
