import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudDown from '@tabler/icons-react/dist/esm/icons/IconCloudDown.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { useEffect } from 'react';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { type Drawing, Icon } from '../../components/Icon.tsx';
import { roomWarning } from '../../components/room-words.ts';
import { useDeviceRoom } from '../../hooks/use-device-room.ts';
import { useMe } from '../../hooks/use-me.ts';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useOutbox } from '../../hooks/use-outbox.ts';
import { useReadiness } from '../../hooks/use-readiness.ts';
import { Link } from '../../router/Link.tsx';
import { type HeaderState, headerState } from './header-state.ts';
import { useInstallAsk } from './use-install-ask.ts';
import { useLeftTold } from './use-left-told.ts';
import './NetworkButton.css';

const FRESH_MS = 5_000;

const ICONS: Record<HeaderState['icon'], Drawing> = {
  ready: IconCloudCheck,
  preparing: IconCloudDown,
  sending: IconCloudUp,
  off: IconCloudOff,
  problem: IconAlertTriangle,
};

/** The one place that tells network, readiness and queue (specification/offline.md#header). */
export function NetworkButton() {
  const { sendings, outbox } = useOutbox();
  const readiness = useReadiness();
  const { reached } = useNetworkState();
  const room = useDeviceRoom();
  const now = useNow();
  const { name, role } = useMe();
  const prepares = role === 'dc';
  useFreshQueue(outbox, reached);
  useInstallAsk({ reached, prepares });
  useLeftTold({ name, reached, prepares });
  const state = headerState({ reached, readiness, sendings, prepares, now });
  return (
    <>
      {state && (
        <NetworkLink state={state} waits={sendings.length > 0} title={room && roomTitle(room.free)} />
      )}
      {/* Present before it says something: else it is not announced. */}
      <span className="visually-hidden" role="status">
        {state?.said}
      </span>
    </>
  );
}

/** A draft joins the queue by itself, once its save was not answered: nobody tells. */
function useFreshQueue(outbox: Outbox, reached: boolean): void {
  useEffect(() => {
    if (reached) return;
    const timer = setInterval(() => void outbox.refresh().catch(() => undefined), FRESH_MS);
    return () => clearInterval(timer);
  }, [outbox, reached]);
}

function roomTitle(free: number): string | null {
  const warning = roomWarning(free);
  return warning && `${warning.title} ${warning.advice}`;
}

interface NetworkLinkProps {
  state: HeaderState;
  waits: boolean;
  title: string | null;
}

function NetworkLink({ state, waits, title }: NetworkLinkProps) {
  const { icon, look, warns, label, detail, count, counts } = state;
  return (
    <Link
      className={`network-button network-button-${look}${warns ? ' network-button-warns' : ''}`}
      to={waits ? PAGES.outbox : PAGES.offline}
      title={title ?? undefined}
    >
      <Icon of={ICONS[icon]} />
      <span className="network-button-label">{label}</span>
      {detail !== null && <small>{detail}</small>}
      {count !== null && (
        <>
          <b aria-hidden>{count}</b>
          <span className="visually-hidden">, {counts}</span>
        </>
      )}
    </Link>
  );
}
