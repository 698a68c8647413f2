import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import { useEffect, useRef } from 'react';
import { counted } from '../../components/format-number.ts';
import { showToast } from '../../components/toast-store.ts';
import { useNavigate, usePlace } from '../../router/context.ts';

const READ_MS = 20_000;

/** Once a start: tells a dc what a closed account left here, whose orders they have taken. */
export function useLeftTold({
  name,
  reached,
  prepares,
}: {
  name: string;
  reached: boolean;
  prepares: boolean;
}): void {
  const navigate = useNavigate();
  // The page of what waits says it itself.
  const isSaid = usePlace().pathname === PAGES.outbox;
  const told = useRef(false);
  const asks = reached && prepares;
  useEffect(() => {
    told.current ||= isSaid;
    if (!asks || told.current) return;
    const leaving = new AbortController();
    const tell = async () => {
      const { readLeft } = await import('../../features/outbox/left-behind.ts');
      const left = await readLeft(name, leaving.signal);
      told.current = true;
      for (const { person, orders } of left)
        showToast({
          message: `${counted(orders.length, 'commande', 'commandes')} ${ofName(person)}, dont vous avez repris les projets, ${orders.length > 1 ? 'attendent' : 'attend'} encore sur cet appareil.`,
          icon: IconDeviceTablet,
          duration: READ_MS,
          action: { label: 'Voir', onPress: () => navigate({ to: PAGES.outbox }) },
        });
    };
    // The page of what waits says the same, and fails in words.
    tell().catch(() => undefined);
    return () => leaving.abort();
  }, [asks, isSaid, name, navigate]);
}
