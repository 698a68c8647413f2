import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useId } from 'react';
import { prepareNow, type Readiness } from '../../api/device/readiness.ts';
import type { Person } from '../../api/session.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { formatNumber, formatPercent, formatSize } from '../../components/format-number.ts';
import { keptTime } from '../../components/format-short-day.ts';
import { type Drawing, Icon } from '../../components/Icon.tsx';
import { Leader } from '../../components/Leader.tsx';
import { roomWarning } from '../../components/room-words.ts';
import { useDeviceRoom } from '../../hooks/use-device-room.ts';
import { useMe } from '../../hooks/use-me.ts';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useReadiness } from '../../hooks/use-readiness.ts';
import { deviceName } from './device-name.ts';
import { Install } from './Install.tsx';
import { DELEGATE, OTHERS } from './offline-words.ts';
import { PrepareTour } from './PrepareTour.tsx';
import './OfflineWork.css';

const nameOf = ({ prenom, nom, name }: Person) => `${prenom} ${nom}`.trim() || name;

/** What this device has for work without a network, what then works, and how to keep it (specification/offline.md#device-screen). */
export function OfflineWorkPage() {
  const me = useMe();
  const room = useDeviceRoom();
  const warning = room && roomWarning(room.free);
  const { possible, impossible } = me.role === 'dc' ? DELEGATE : OTHERS;
  return (
    <main tabIndex={-1} className="offline-work">
      <BackLink to={PAGES.home}>Accueil</BackLink>
      <div className="page-head">
        <div>
          <h1 className="title-page">Travailler hors ligne</h1>
          <p className="lede">
            Sur cet {deviceName()}, pour {nameOf(me)}.
          </p>
        </div>
      </div>
      {warning && (
        <Banner tone="stop" role="status">
          <b>{warning.title}</b> {warning.advice}
        </Banner>
      )}
      {me.role === 'dc' && <Ready room={room} />}
      {me.role === 'dc' && <PrepareTour />}
      <div className="offline-work-two">
        <Abilities title="Possible sans réseau" icon={IconCheck} tone="done" abilities={possible} />
        <Abilities title="Impossible sans réseau" icon={IconCloudOff} tone="draft" abilities={impossible} />
      </div>
      <Install />
    </main>
  );
}

/** What is there, since when; what is missing is said. */
function Ready({ room }: { room: ReturnType<typeof useDeviceRoom> }) {
  const readiness = useReadiness();
  const { reached } = useNetworkState();
  const now = useNow();
  const reason = useId();
  const { phase, fraction, at, lists, outlets, drafts, projects } = readiness;
  return (
    <section aria-labelledby={`${reason}-title`}>
      <div className="offline-work-head">
        <h2 className="title-section" id={`${reason}-title`}>
          {at === null ? 'Pas encore prêt sur cet appareil' : 'Prêt sur cet appareil'}
        </h2>
        <Button
          icon={reached ? IconRefresh : IconCloudOff}
          busy={reached && phase === 'preparing'}
          refused={!reached}
          aria-describedby={reached ? undefined : reason}
          onClick={() => void prepareNow()}
        >
          {reached ? 'Mettre à jour' : 'Réseau requis'}
        </Button>
      </div>
      {!reached && (
        <p className="meta" id={reason}>
          La mise à jour reprendra au retour du réseau.
        </p>
      )}
      {phase === 'preparing' && reached && (
        <p className="offline-work-progress">
          <progress max={1} value={fraction} aria-label="Préparation de cet appareil" />
          <span className="meta">{formatPercent(100 * fraction)}</span>
        </p>
      )}
      {at === null ? (
        <p className="lede">{missingWords(readiness)}</p>
      ) : (
        <>
          <Leader name="Catalogues" value={`${lists.kept} sur ${lists.of}, ${keptTime(at, now)}`} />
          <Leader name="Points de vente" value={formatNumber(outlets)} />
          <Leader name="Vos brouillons, photos comprises" value={formatNumber(drafts)} />
          <Leader name="Vos projets qui s’ouvrent ici" value={formatNumber(projects)} />
        </>
      )}
      {room && <Leader name="Place occupée" value={formatSize(room.used)} />}
      {room && <Leader name="Encore disponible" value={formatSize(room.free)} />}
    </section>
  );
}

function missingWords({ phase }: Readiness): string {
  return phase === 'preparing'
    ? 'Vos brouillons, vos projets et les catalogues arrivent sur cet appareil.'
    : 'Vos brouillons, vos projets et les catalogues n’y sont pas encore\u00a0: ouvrez Ardoise avec du réseau, ils s’y mettent d’eux-mêmes.';
}

interface AbilitiesProps {
  title: string;
  icon: Drawing;
  tone: 'done' | 'draft';
  abilities: typeof DELEGATE.possible;
}

function Abilities({ title, icon, tone, abilities }: AbilitiesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="title-section" id={id}>
        {title}
      </h2>
      <ul className={`offline-work-list tone-${tone}`}>
        {abilities.map((ability) => (
          <li key={ability.title}>
            <Icon of={icon} />
            <span>
              <b>{ability.title}</b>
              <span className="meta">{ability.note}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
