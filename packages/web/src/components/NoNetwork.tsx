import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { useEffect } from 'react';
import { useStableCallback } from '../hooks/use-stable-callback.ts';
import { Link } from '../router/Link.tsx';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';

/** Polling interval: an unreachable server, or a network without internet access, fires no `online` event. */
const AGAIN_MS = 15_000;

interface NoNetworkProps {
  /** Replaces an entire page, whose heading it is. */
  wholePage?: boolean;
  onRetry: () => void;
}

/** Content that needs the network: it appears by itself once the server is reachable. */
export function NoNetwork({ wholePage = false, onRetry }: NoNetworkProps) {
  const retry = useStableCallback(onRetry);
  useEffect(() => {
    window.addEventListener('online', retry);
    const again = setInterval(retry, AGAIN_MS);
    return () => {
      window.removeEventListener('online', retry);
      clearInterval(again);
    };
  }, [retry]);
  return (
    <Banner
      tone="wait"
      icon={IconCloudOff}
      role="status"
      action={
        <Button icon={IconRepeat} onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {wholePage ? <h1 className="title-section">Pas de réseau</h1> : <b>Pas de réseau</b>}
      <p>
        Réseau requis pour cette page&nbsp;: elle s’ouvrira d’elle-même au retour.{' '}
        <Link to={PAGES.offline}>Ce qui marche hors ligne</Link>
      </p>
    </Banner>
  );
}
