import { listProjects } from '@ardoise/domain/contract/projects.ts';
import { quotaState } from '@ardoise/domain/contract/quotas.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { Readiness } from '../../../api/device/readiness.ts';
import { addressOf } from '../../../api/request.ts';
import type { Person } from '../../../api/session.ts';
import { counted, formatNumber, formatSize } from '../../../components/format-number.ts';
import { keptTime } from '../../../components/format-short-day.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { useDeviceRoom } from '../../../hooks/use-device-room.ts';
import { useKeptAt } from '../../../hooks/use-kept.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { useReadiness } from '../../../hooks/use-readiness.ts';
import { Link } from '../../../router/Link.tsx';
import { TURNS } from '../TurnList.tsx';
import { useHomeFigures } from '../use-home-figures.ts';
import { OfflineKinds } from './OfflineKinds.tsx';
import { OfflineTurns } from './OfflineTurns.tsx';
import './OfflineHome.css';

/** A dc's home from what the device has: the same order, each figure with its time, and what needs the network says so. */
export function OfflineHome({ me }: { me: Person }) {
  const count = useHomeFigures().data?.attente;
  const readiness = useReadiness();
  const now = useNow();
  const listAt = useKeptAt(addressOf(listProjects, { query: TURNS }));
  const quotaAt = useKeptAt(me.smhf === null ? null : addressOf(quotaState, { params: { smhf: me.smhf } }));
  return (
    <>
      <div className="page-head home-head">
        <div>
          <h1 className="title-page">
            Bonjour {me.prenom || me.nom}
            {count !== undefined && waiting(count)}
          </h1>
          <ReadyLine readiness={readiness} now={now} />
        </div>
      </div>
      <div className="home-work">
        <OfflineTurns viewer={me} count={count} at={listAt} now={now} />
        <OfflineKinds smhf={me.smhf} at={quotaAt} now={now} />
        <OnThisDevice readiness={readiness} now={now} />
      </div>
    </>
  );
}

const waiting = (count: number) =>
  count === 0
    ? ', rien ne vous attend'
    : `, ${counted(count, 'projet vous attend', 'projets vous attendent')}`;

interface DeviceProps {
  readiness: Readiness;
  /** In milliseconds. */
  now: number;
}

function ReadyLine({ readiness: { at }, now }: DeviceProps) {
  if (at === null)
    return (
      <p className="offline-home-ready">
        <Icon of={IconCloudOff} />
        <span>
          <b>Pas de réseau.</b> Ce qui a été ouvert ici s’ouvre encore, et partira au retour.
        </span>
      </p>
    );
  return (
    <p className="offline-home-ready offline-home-done">
      <Icon of={IconCircleCheck} />
      <span>
        <b>Prêt hors ligne, {keptTime(at, now)}.</b> Pas de réseau ici&nbsp;: commencez vos commandes,
        continuez vos brouillons, tout partira au retour.
      </span>
    </p>
  );
}

/** In the place of the news. */
function OnThisDevice({ readiness: { at, lists, outlets, drafts, projects }, now }: DeviceProps) {
  const room = useDeviceRoom();
  return (
    <section className="home-news offline-home-device" aria-labelledby="device">
      <h2 className="title-section" id="device">
        Sur cet appareil
      </h2>
      {at !== null && (
        <>
          <Leader name="À jour de" value={keptTime(at, now)} />
          <Leader name="Points de vente" value={formatNumber(outlets)} />
          <Leader name="Catalogues" value={`${lists.kept} sur ${lists.of}`} />
          <Leader name="Projets" value={`${projects}, dont ${counted(drafts, 'brouillon', 'brouillons')}`} />
        </>
      )}
      {room && <Leader name="Place restante" value={formatSize(room.free)} />}
      <Link className="home-all" to={PAGES.offline}>
        Ce qui marche hors ligne
      </Link>
    </section>
  );
}
