import type { Mark } from '@ardoise/domain/drawing/mark.ts';
import { Fragment, memo } from 'react';
import { MarkView, TYPE_SCALE } from './MarkView.tsx';

interface MarksProps {
  marks: readonly Mark[];
  /** As printed: without placeholders of missing answers. */
  printed?: boolean;
}

/** Marks in painting order, lines of type apart from the others. */
function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last && isType(last) === isType([mark])) last.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

const isType = ([mark]: readonly Mark[]) => mark?.kind === 'text';

/**
 * The marks of a drawing, within an SVG whose unit is the millimetre. Memoised: a ring over them renders none again.
 * Lines of type are scaled together: a browser paints each scaled element for itself.
 */
export const Marks = memo(function Marks({ marks, printed = false }: MarksProps) {
  const shown = printed ? marks.filter(({ waiting }) => !waiting) : marks;
  return runsOf(shown).map((run, rank) => {
    // Marks have neither identity nor state: the index is a valid key.
    const views = run.map((mark, index) => {
      const place = `${index} ${mark.kind}`;
      return <MarkView key={place} mark={mark} />;
    });
    const place = `${rank} ${isType(run)}`;
    if (!isType(run)) return <Fragment key={place}>{views}</Fragment>;
    return (
      <g key={place} transform={`scale(${1 / TYPE_SCALE})`}>
        {views}
      </g>
    );
  });
});
