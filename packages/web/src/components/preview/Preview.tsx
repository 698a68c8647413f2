import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import type { ReactNode } from 'react';
import { MarkView } from './MarkView.tsx';
import './Preview.css';

interface PreviewProps {
  drawing: Drawing;
  /** What stands on it, in words. */
  label: string;
  /** As it is printed: the places that wait for an answer are left out. */
  printed?: boolean;
  /** SVG in millimetres over the drawing: the ring of the field that is written. */
  children?: ReactNode;
}

/** A thing as it will be printed, a unit to a millimetre (specification/boards.md#previews). */
export function Preview({
  drawing: { width, height, marks },
  label,
  printed = false,
  children,
}: PreviewProps) {
  return (
    <svg className="preview" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {marks.map((mark, index) => {
        if (printed && mark.waiting) return null;
        // Marks have neither identity nor state: they are drawn again at their places.
        const place = `${index} ${mark.kind}`;
        return <MarkView key={place} mark={mark} />;
      })}
      {children}
    </svg>
  );
}
