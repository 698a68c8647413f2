import SignaturePad, { type PointGroup } from 'signature_pad';

/** The pad's logical size, and that of the image sent (specification/constants.md#signatures). */
export const PAD_WIDTH = 640;
export const PAD_HEIGHT = 320;
/** Ink of the signature: the pad is paper colour in both modes. */
export const INK = '#1f262a';

/** Scales strokes to a pad of another width: points and line width. */
export function scaledStrokes(strokes: readonly PointGroup[], factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    dotSize: stroke.dotSize * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

function blankCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = PAD_WIDTH;
  canvas.height = PAD_HEIGHT;
  return canvas;
}

/** A 640x320 PNG of strokes from a pad `width` wide on screen. */
export function drawnImage(strokes: readonly PointGroup[], width: number): string {
  const canvas = blankCanvas();
  const pad = new SignaturePad(canvas);
  pad.off();
  pad.fromData(scaledStrokes(strokes, PAD_WIDTH / width));
  return canvas.toDataURL('image/png');
}

const TYPED_FACE = 'italic 560 64px "Besley Variable", Georgia, serif';
const MARGIN = 48;

/** A typed name, drawn as large as it fits. Loads the font first: a canvas does not wait for it. */
export async function typedImage(name: string): Promise<string> {
  await document.fonts.load(TYPED_FACE, name).catch(() => []);
  const canvas = blankCanvas();
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas');
  context.fillStyle = INK;
  context.font = TYPED_FACE;
  context.textBaseline = 'middle';
  const factor = Math.min(1, (PAD_WIDTH - 2 * MARGIN) / context.measureText(name).width);
  context.translate(MARGIN, PAD_HEIGHT / 2);
  context.scale(factor, factor);
  context.fillText(name, 0, 0);
  return canvas.toDataURL('image/png');
}
