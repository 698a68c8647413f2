import { INKS, type Ink } from '@ardoise/domain/drawing/ink.ts';
import type { DotsMark, Face, Mark, TextMark } from '@ardoise/domain/drawing/mark.ts';
import { lozengePath, notchedPath } from '@ardoise/domain/drawing/outlines.ts';

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
  opacity?: number;
}

/** The SVG default fill is black: no fill must be explicit. */
function paintOf({ fill, stroke, line, dash, opacity }: Paint) {
  return {
    fill: fill === undefined ? 'none' : INKS[fill].screen,
    stroke: stroke === undefined ? undefined : INKS[stroke].screen,
    strokeWidth: line,
    strokeDasharray: dash?.join(' '),
    opacity,
  };
}

function Words({ mark: { text, x, y, size, face, fill, track, opacity } }: { mark: TextMark }) {
  return (
    <text
      className="preview-words"
      x={x}
      y={y}
      fontFamily={FAMILIES[face]}
      fontSize={size}
      letterSpacing={track}
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

/** Renders a mark as SVG; the server's `paint-drawing.ts` has the same switch for a PDF. */
export function MarkView({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'rect':
      return <rect x={mark.x} y={mark.y} width={mark.w} height={mark.h} {...paintOf(mark)} />;
    case 'notched':
      return <path d={notchedPath(mark)} {...paintOf(mark)} />;
    case 'disc':
      return <circle cx={mark.x} cy={mark.y} r={mark.r} {...paintOf(mark)} />;
    case 'lozenge':
      return <path d={lozengePath(mark)} {...paintOf(mark)} />;
    case 'line':
      return <path d={`M${mark.x1} ${mark.y1}L${mark.x2} ${mark.y2}`} {...paintOf(mark)} />;
    case 'dots':
      return <Dots mark={mark} />;
    case 'text':
      return <Words mark={mark} />;
    case 'image':
      return (
        <image x={mark.x} y={mark.y} width={mark.w} height={mark.h} href={mark.src} opacity={mark.opacity} />
      );
  }
}
