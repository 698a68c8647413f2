import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import type { ReactNode } from 'react';
import { Marks } from './Marks.tsx';
import './Preview.css';

interface PreviewProps {
  drawing: Pick<Drawing, 'width' | 'height' | 'marks'>;
  /** Text alternative; empty where words beside it say the same. */
  label: string;
  /** As printed: without placeholders of missing answers. */
  printed?: boolean;
  /** SVG overlay in millimetres: the ring of the focused field. */
  children?: ReactNode;
}

/** An SVG preview as printed, one unit per millimetre (specification/boards.md#previews). */
export function Preview({
  drawing: { width, height, marks },
  label,
  printed = false,
  children,
}: PreviewProps) {
  return (
    <svg
      className="preview"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === '' || undefined}
    >
      <Marks marks={marks} printed={printed} />
      {children}
    </svg>
  );
}
