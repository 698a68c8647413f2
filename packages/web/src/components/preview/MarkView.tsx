import { INKS, type Ink } from '@ardoise/domain/base/ink.ts';
import type { DotsMark, Face, ImageMark, Mark, TextMark } from '@ardoise/domain/drawing/mark.ts';
import { lozengePath, notchedPath } from '@ardoise/domain/drawing/outlines.ts';
import { repeatedPath } from '@ardoise/domain/drawing/repeated-path.ts';

const FAMILIES: Record<Face, string> = {
  display: 'Print Display',
  italic: 'Print Italic',
  strong: 'Print Strong',
  text: 'Print Text',
};

interface Paint {
  fill?: Ink;
  stroke?: Ink;
  line?: number;
  dash?: readonly [number, number];
  cap?: 'round';
  opacity?: number;
}

/** The SVG default fill is black: no fill must be explicit. */
function paintOf({ fill, stroke, line, dash, cap, opacity }: Paint) {
  return {
    fill: fill === undefined ? 'none' : INKS[fill].screen,
    stroke: stroke === undefined ? undefined : INKS[stroke].screen,
    strokeWidth: line,
    strokeDasharray: dash?.join(' '),
    strokeLinecap: cap,
    opacity,
  };
}

/**
 * Chromium rounds the advance of each letter to a 64th of the type's own unit, which adds up along a line of type of two
 * or three units: type is set larger, and `Marks` scales it down.
 */
export const TYPE_SCALE = 10;
const enlarged = (length: number) => Math.round(length * TYPE_SCALE * 10) / 10;

function Words({ mark: { text, x, y, size, face, fill, track, opacity } }: { mark: TextMark }) {
  return (
    <text
      className="preview-words"
      x={enlarged(x)}
      y={enlarged(y)}
      fontFamily={FAMILIES[face]}
      fontSize={enlarged(size)}
      letterSpacing={track === undefined ? undefined : enlarged(track)}
      fill={INKS[fill].screen}
      opacity={opacity}
    >
      {text}
    </text>
  );
}

/** A zero-length dash with round ends is a dot. */
function Dots({ mark: { x1, x2, y, r, step, fill, opacity } }: { mark: DotsMark }) {
  return (
    <path
      d={`M${x1} ${y}H${x2}`}
      fill="none"
      stroke={INKS[fill].screen}
      strokeWidth={2 * r}
      strokeLinecap="round"
      strokeDasharray={`0 ${step}`}
      opacity={opacity}
    />
  );
}

/** Side of an uncropped picture, in the unit of its nested SVG. */
const WHOLE = 1000;

function Picture({ mark: { src, x, y, w, h, crop, opacity } }: { mark: ImageMark }) {
  if (crop === undefined) return <image x={x} y={y} width={w} height={h} href={src} opacity={opacity} />;
  const shown = [crop.x, crop.y, crop.w, crop.h].map((part) => part * WHOLE);
  return (
    <svg
      x={x}
      y={y}
      width={w}
      height={h}
      viewBox={shown.join(' ')}
      preserveAspectRatio="none"
      opacity={opacity}
      aria-hidden
    >
      <image width={WHOLE} height={WHOLE} preserveAspectRatio="none" href={src} />
    </svg>
  );
}

/** Renders a mark as SVG; the server's `paint-drawing.ts` has the same switch for a PDF. */
export function MarkView({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'rect':
      return <rect x={mark.x} y={mark.y} width={mark.w} height={mark.h} rx={mark.r} {...paintOf(mark)} />;
    case 'notched':
      return <path d={notchedPath(mark)} {...paintOf(mark)} />;
    case 'disc':
      return <circle cx={mark.x} cy={mark.y} r={mark.r} {...paintOf(mark)} />;
    case 'lozenge':
      return <path d={lozengePath(mark)} {...paintOf(mark)} />;
    case 'path':
      return <path d={repeatedPath(mark)} {...paintOf(mark)} />;
    case 'line':
      return <path d={`M${mark.x1} ${mark.y1}L${mark.x2} ${mark.y2}`} {...paintOf(mark)} />;
    case 'dots':
      return <Dots mark={mark} />;
    case 'text':
      return <Words mark={mark} />;
    case 'image':
      return <Picture mark={mark} />;
  }
}
