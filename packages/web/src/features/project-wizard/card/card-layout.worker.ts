import { layoutCard } from '@ardoise/domain/drawing/cards/layout-card.ts';
import type { CardLayoutRequest } from './card-layout.ts';

// A Web Worker: each message is a card, its reply the drawing. An exception is an error event of the worker.
self.addEventListener('message', ({ data: { card, look, keep } }: MessageEvent<CardLayoutRequest>) => {
  self.postMessage(layoutCard(card, look, { keep }));
});
