import './PageMarks.css';

/** A numbered place on a page of a proof. */
export interface PageMark {
  id: string;
  number: number;
  /** Left, top, width and height as fractions of the page. */
  box: readonly [number, number, number, number];
  /** Somebody asked for it, or wants it so. */
  asked: boolean;
  /** What should stand here, and does not. */
  absent: boolean;
  /** What the number says to whoever does not see the page. */
  label: string;
}

interface PageMarksProps {
  marks: readonly PageMark[];
  /** The one that is looked at. */
  selected: string | null;
  onSelect: (id: string) => void;
}

/**
 * Boxes over a page, in an element of its size: a yellow number nobody asked for, a white one somebody did, the red one
 * is looked at. The words stand beside the page.
 */
export function PageMarks({ marks, selected, onSelect }: PageMarksProps) {
  return marks.map(({ id, number, box: [left, top, width, height], asked, absent, label }) => (
    <div
      key={id}
      className={[
        'page-marks',
        asked && 'page-marks-asked',
        absent && 'page-marks-absent',
        id === selected && 'page-marks-current',
      ]
        .filter(Boolean)
        .join(' ')}
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
    >
      <button
        type="button"
        data-mark={id}
        aria-label={label}
        aria-pressed={id === selected}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onSelect(id)}
      >
        {number}
      </button>
    </div>
  ));
}
