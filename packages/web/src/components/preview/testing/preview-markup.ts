import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Preview } from '../Preview.tsx';

/** The SVG of a preview as printed, as text. */
export function previewMarkup(drawing: Drawing): string {
  return renderToStaticMarkup(createElement(Preview, { drawing, label: 'Board', printed: true }));
}
