import { type CSSProperties, memo } from 'react';
import { Folds } from '../../../components/preview/Folds.tsx';
import { Preview } from '../../../components/preview/Preview.tsx';
import { Ring } from '../../../components/preview/Ring.tsx';
import type { Previewed } from './previewed.ts';
import './TouchedPreview.css';

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

type PlacesProps = Pick<Previewed, 'drawing' | 'nameOf' | 'onTouch'>;

/**
 * The answers of a drawing as buttons over it: for touch, since keyboards have the form. Memoised: a ring
 * among them names none again.
 */
const Places = memo(function Places({ drawing: { width, height, fields }, nameOf, onTouch }: PlacesProps) {
  // A part is above its parent.
  const places = Object.entries(fields).sort(([, one], [, other]) => other.w * other.h - one.w * one.h);
  return places.map(([path, { x, y, w, h }]) => (
    <button
      key={path}
      type="button"
      tabIndex={-1}
      className="touched-preview-place"
      aria-label={`Modifier : ${nameOf(path)}`}
      style={{
        left: percent(x, width),
        top: percent(y, height),
        width: percent(w, width),
        height: percent(h, height),
      }}
      onClick={() => onTouch(path)}
    />
  ));
});

/** The entire drawing, the edited answer ringed; a touch on an answer focuses its control. */
export function TouchedPreview(props: Previewed) {
  const { drawing, label, written, folds, nameOf, onTouch } = props;
  const box = written === null ? undefined : drawing.fields[written];
  const ratio = { '--ratio': drawing.width / drawing.height } as CSSProperties;
  return (
    <div className="touched-preview" style={ratio}>
      <Preview drawing={drawing} label={label}>
        <Folds drawing={drawing} at={folds} />
        {box && <Ring box={box} most={drawing.width * 0.008} />}
      </Preview>
      <Places drawing={drawing} nameOf={nameOf} onTouch={onTouch} />
    </div>
  );
}
