import { Preview } from '../../../components/preview/Preview.tsx';
import { Ring } from '../../../components/preview/Ring.tsx';
import type { Previewed } from './previewed.ts';
import { readingWindow } from './reading-window.ts';
import './WrittenPart.css';

/** Distance of an answer larger than the window from its edge, in pixels. */
const EDGE = 14;

/** The edited part of a drawing, at reading size; decorative: the entire drawing has the text alternative. */
export function WrittenPart({ drawing, written, part }: Pick<Previewed, 'drawing' | 'written' | 'part'>) {
  const box = part === undefined ? undefined : drawing.fields[part];
  const { isWhole, percent, heights, pixels, centre, reach } = readingWindow(drawing, box);
  return (
    <div className="written-part">
      <div
        style={{
          width: `max(100%, min(${percent}%, ${heights} * var(--high)), ${pixels}px)`,
          left: `max(50%, ${reach.x + EDGE}px)`,
          top: isWhole ? 0 : `max(50%, ${reach.y + EDGE}px)`,
          transform: `translate(${-100 * centre.x}%, ${isWhole ? 0 : -100 * centre.y}%)`,
        }}
      >
        <Preview drawing={drawing} label="">
          {box && part === written && <Ring box={box} most={drawing.width * 0.004} />}
        </Preview>
      </div>
    </div>
  );
}
