import type { Box, Drawing } from '@ardoise/domain/drawing/mark.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import { Preview } from '../../../components/preview/Preview.tsx';
import { focusField } from '../form/use-step-errors.ts';
import { useWizardSession } from '../wizard-session.ts';
import { formatWords } from './format-words.ts';
import './BoardPreview.css';

interface PreviewedBoard {
  board: Board;
  /** Its place in the order. */
  rank: number;
  label: string;
  drawing: Drawing | null;
  /** The path of the answer that is being written, from the board on. */
  written: string | null;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The places of a drawing's answers as buttons over it: the form is the keyboard's way, these are the finger's. */
function Places({ rank, drawing, written, onTouch }: PlacesProps) {
  const { wizard } = useWizardSession();
  const { width, height, fields } = drawing;
  return Object.entries(fields).map(([path, { x, y, w, h }]) => {
    const name = inOneName(pathName(wizard, `boards.${rank}.${path}`)?.words.slice(1) ?? []);
    return (
      <button
        key={path}
        type="button"
        tabIndex={-1}
        className={path === written ? 'board-preview-place board-preview-written' : 'board-preview-place'}
        aria-label={`Modifier : ${name}`}
        style={{
          left: percent(x, width),
          top: percent(y, height),
          width: percent(w, width),
          height: percent(h, height),
        }}
        onClick={() => onTouch(`boards.${rank}.${path}`)}
      />
    );
  });
}

interface PlacesProps {
  rank: number;
  drawing: Drawing;
  written: string | null;
  onTouch: (chemin: string) => void;
}

/** The whole board, the answer that is written ringed; a touch on an answer goes to its field. */
export function TouchedBoard(props: PreviewedBoard & { onTouch?: (chemin: string) => void }) {
  const { board, rank, label, drawing, written, onTouch = focusField } = props;
  if (drawing === null) return board.imageBoard && <img src={board.imageBoard} alt={label} />;
  const upright = drawing.height > drawing.width;
  return (
    <div className={upright ? 'board-preview-sheet board-preview-upright' : 'board-preview-sheet'}>
      <Preview drawing={drawing} label={label} />
      <Places rank={rank} drawing={drawing} written={written} onTouch={onTouch} />
    </div>
  );
}

/** The board beside its form. */
export function BoardPreview(props: PreviewedBoard) {
  const { board } = props;
  const format = board.format ? formatWords(board.format) : undefined;
  return (
    <figure className="board-preview">
      <figcaption>
        <b>Votre board</b>{' '}
        <span className="meta">{format ? `${format.name} ${format.size}` : 'format à choisir'}</span>
      </figcaption>
      <div className="board-preview-stage">
        <TouchedBoard {...props} />
      </div>
      <p className="board-preview-note">
        Ce que vous écrivez s’imprime ici. Touchez un mot du board pour le changer.
      </p>
    </figure>
  );
}

/** How many times the width of its window a drawing takes so that a place of it is read easily. */
function zoomOn({ w }: Box, { width }: Drawing): number {
  return Math.min(4, Math.max(1, (0.7 * width) / w));
}

/** The part of the board that is being written, large. */
export function WrittenPart({ label, drawing, written }: Omit<PreviewedBoard, 'board' | 'rank'>) {
  if (drawing === null) return null;
  const whole = { x: 0, y: 0, w: drawing.width, h: drawing.height };
  const place = written ?? Object.keys(drawing.fields)[0] ?? '';
  const { x, y, w, h } = drawing.fields[place] ?? whole;
  return (
    <div className="board-preview-window">
      <div
        style={{
          width: `${100 * zoomOn({ x, y, w, h }, drawing)}%`,
          transform: `translate(${percent(-(x + w / 2), drawing.width)}, ${percent(-(y + h / 2), drawing.height)})`,
        }}
      >
        <Preview drawing={drawing} label={label} />
      </div>
    </div>
  );
}
