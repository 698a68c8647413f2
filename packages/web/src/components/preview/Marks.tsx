import type { Mark } from '@ardoise/domain/drawing/mark.ts';
import { memo } from 'react';
import { MarkView } from './MarkView.tsx';

interface MarksProps {
  marks: readonly Mark[];
  /** As printed: without placeholders of missing answers. */
  printed?: boolean;
}

/** The marks of a drawing, within an SVG whose unit is the millimetre. Memoised: a ring over them renders none again. */
export const Marks = memo(function Marks({ marks, printed = false }: MarksProps) {
  return marks.map((mark, index) => {
    if (printed && mark.waiting) return null;
    // Marks have neither identity nor state: the index is a valid key.
    const place = `${index} ${mark.kind}`;
    return <MarkView key={place} mark={mark} />;
  });
});
