import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import { useEffect, useRef } from 'react';
import { DEVICE_PLACES } from '../../api/device/device-places.ts';
import { isInstalled } from '../../api/device/install-offer.ts';
import { showToast } from '../../components/toast-store.ts';
import { useNavigate } from '../../router/context.ts';

const READ_MS = 20_000;

/** Proposes the home screen once on this device, when the network is back after the first use without it. */
export function useInstallAsk({ reached, prepares }: { reached: boolean; prepares: boolean }): void {
  const wasAway = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!reached) {
      wasAway.current = true;
      return;
    }
    const place = DEVICE_PLACES.installAsked;
    if (!wasAway.current || !prepares || isInstalled() || localStorage.getItem(place) !== null) return;
    localStorage.setItem(place, '1');
    showToast({
      message: 'Ajoutez Ardoise à l’écran d’accueil\u00a0: elle s’y ouvre sans réseau et garde vos envois.',
      icon: IconDeviceTablet,
      duration: READ_MS,
      action: { label: 'Voir comment', onPress: () => navigate({ to: PAGES.offline }) },
    });
  }, [reached, prepares, navigate]);
}
