import type { CardDrawing } from '@ardoise/domain/drawing/cards/layout-card.ts';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { closeToast, showToast } from '../../../components/toast-store.ts';
import { type CardLayoutRequest, startCardLayout } from './card-layout.ts';
import { LayoutQueue } from './layout-queue.ts';

export type CardToDraw = Pick<CardLayoutRequest, 'card' | 'look'>;

export interface CardLayout {
  /** The last drawing; it stays until the next one. */
  drawing: CardDrawing | null;
  /** No drawing of the current answers: its worker did not load, or crashed. */
  failed: boolean;
  /** Retries after a failure. */
  again: () => void;
}

export const NO_PREVIEW = 'L’aperçu de la carte n’a pas pu être dessiné. Vous pouvez continuer sans lui.';

/** A toast once per failure, not per attempt; retried when the network is back. */
function useFailure(failed: boolean, again: () => void) {
  useEffect(() => {
    if (!failed) return;
    const action = { label: 'Réessayer', onPress: again };
    const told = showToast({ message: NO_PREVIEW, tone: 'stop', action });
    window.addEventListener('online', again);
    return () => {
      closeToast(told);
      window.removeEventListener('online', again);
    };
  }, [failed, again]);
}

/**
 * Lays a card out in a worker, at each change. While `path`, the step, stays, so does its arrangement; null while the
 * catalogue is loading.
 */
export function useCardLayout(card: CardToDraw | null, path: string): CardLayout {
  const [{ drawing, failed }, setState] = useState({ drawing: null as CardDrawing | null, failed: false });
  const last = useRef<{ path: string; drawing: CardDrawing | null }>({ path, drawing: null });
  const [queue] = useState(
    () =>
      new LayoutQueue(startCardLayout, {
        onDrawing: (next) => {
          last.current.drawing = next;
          // A transition: rendering some hundred marks must not block input.
          startTransition(() => setState({ drawing: next, failed: false }));
        },
        onFailure: () => setState((before) => ({ ...before, failed: true })),
      }),
  );
  useEffect(() => () => queue.close(), [queue]);
  // A document that is saved again is another object with the same content.
  const content = useMemo(() => (card === null ? null : JSON.stringify(card)), [card]);
  useEffect(() => {
    if (content === null) return;
    const isLeft = last.current.path !== path;
    const { way, scale } = last.current.drawing ?? {};
    const keep = isLeft || way === undefined || scale === undefined ? undefined : { way, scale };
    last.current.path = path;
    queue.ask({ ...(JSON.parse(content) as CardToDraw), keep });
  }, [content, path, queue]);
  const again = useCallback(() => queue.again(), [queue]);
  useFailure(failed, again);
  return { drawing, failed, again };
}
