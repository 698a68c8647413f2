import { layoutCard } from '@ardoise/domain/drawing/cards/layout-card.ts';
import { writtenOut } from '@ardoise/domain/drawing/repeated-path.ts';
import type { CardLayoutRequest } from './card-layout.ts';

// A Web Worker: each message is a card, its reply the drawing. An exception is an error event of the worker.
self.addEventListener('message', ({ data: { card, look, keep } }: MessageEvent<CardLayoutRequest>) => {
  const drawing = layoutCard(card, look, { keep });
  self.postMessage({ ...drawing, marks: drawing.marks.map(writtenOut) });
});
