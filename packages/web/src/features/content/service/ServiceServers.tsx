import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Tag } from '../../../components/Tag.tsx';
import type { ServiceState } from './use-service-state.ts';

/** The processes that serve, and those that ended without their leave within the hour. */
export function ServiceServers({ servers }: { servers: ServiceState['serveurs'] }) {
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
