import type { CardContent } from '@ardoise/domain/drawing/cards/card-content.ts';
import type { CardLook } from '@ardoise/domain/drawing/cards/card-look.ts';
import type { CardDrawing } from '@ardoise/domain/drawing/cards/layout-card.ts';
import type { LayoutThread } from './layout-queue.ts';

/** A card to lay out; `keep` is the last drawing's arrangement, during input. */
export interface CardLayoutRequest {
  card: CardContent;
  look: CardLook;
  keep?: Pick<CardDrawing, 'way' | 'scale'> | undefined;
}

export type CardThread = LayoutThread<CardLayoutRequest, CardDrawing>;

/** Starts the worker that lays cards out: a layout takes too long for the page's own thread. */
export function startCardLayout(): CardThread {
  return new Worker(new URL('./card-layout.worker.ts', import.meta.url), {
    type: 'module',
    name: 'card-layout',
  });
}
