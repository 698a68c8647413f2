import { zoomed } from './viewer-zoom.ts';

interface Looking {
  /** 1 fits the page. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onTurn: (pages: 1 | -1) => void;
}

/** Keys of the viewer: arrows turn pages unless zoomed, + and − zoom, 0 fits the page again. */
export function viewerKey(key: string, { zoom, onZoom, onTurn }: Looking): (() => void) | null {
  switch (key) {
    // Zoomed, the page is moved with them.
    case 'ArrowRight':
      return zoom > 1 ? null : () => onTurn(1);
    case 'ArrowLeft':
      return zoom > 1 ? null : () => onTurn(-1);
    case '+':
    case '=':
      return () => onZoom(zoomed(zoom, 1));
    case '-':
      return () => onZoom(Math.max(1, zoomed(zoom, -1)));
    case '0':
      return () => onZoom(1);
    default:
      return null;
  }
}
