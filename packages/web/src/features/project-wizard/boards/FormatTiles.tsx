import { PAVEMENT_FORMATS } from '@ardoise/domain/boards/board-formats.ts';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { useShownAtOnce } from '../../../hooks/use-shown-at-once.ts';
import person from '../drawings/person.svg';
import { useWizardSession } from '../session/wizard-session.ts';
import bottle from './drawings/bottle.svg';
import { formatWords } from './format-words.ts';
import { PavementStand } from './PavementStand.tsx';
import { BlankBoard, PrintedBoard } from './PrintedBoard.tsx';
import './BoardScene.css';

interface FormatTilesProps {
  chemin: string;
  /** Of the board in the order. */
  rank: number;
  legend: string;
  formats: readonly string[];
  chosen: string;
  error: string | undefined;
  onChoose: (format: string) => void;
}

/** Centimetres of a tile: the largest format, with a bottle of 33 cm. */
const TILE = { width: 124, height: 104, ground: 99 };
/** Of a pavement sign's tile, with a person of 1,70 m. */
const PAVEMENT_TILE = { width: 200, height: 190, ground: 182 };

interface TileBoardProps {
  rank: number;
  format: string;
  x?: number;
  y?: number;
}

/** The board of the order with its content, in this format. */
function ChosenBoard({ rank, format, ...place }: TileBoardProps & { width: number; height: number }) {
  const board = useWizardSession().current.boards?.[rank];
  return board ? <PrintedBoard board={board} format={format} {...place} /> : null;
}

/** The content is laid out in the chosen format only: the others show their proportions. */
function TileBoard({ chosen, ...shown }: TileBoardProps & { chosen: boolean }) {
  const { width, height } = formatWords(shown.format);
  const Face = chosen ? ChosenBoard : BlankBoard;
  return <Face {...shown} width={width} height={height} />;
}

function WallTile({ format, rank, chosen }: { format: string; rank: number; chosen: boolean }) {
  const { size, width, height } = formatWords(format);
  // A screen has a ratio, and no size to compare.
  const hasSize = size.endsWith('cm');
  return (
    <svg viewBox={`0 0 ${TILE.width} ${TILE.height}`} aria-hidden>
      {hasSize && (
        <>
          <path className="format-boards-ground" d={`M6 ${TILE.ground}h112`} />
          <image href={bottle} x="104" y={TILE.ground - 34} width="12" height="35" />
        </>
      )}
      <TileBoard
        {...{ rank, format, chosen }}
        x={Math.max(3, (hasSize ? 50 : TILE.width / 2) - width / 2)}
        y={Math.max(3, 52 - height / 2)}
      />
    </svg>
  );
}

function PavementTile({ format, rank, chosen }: { format: string; rank: number; chosen: boolean }) {
  const { width, height, ground } = PAVEMENT_TILE;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path className="format-boards-ground" d={`M6 ${ground}h${width - 12}`} />
      <PavementStand format={format} x={62} ground={ground} width={formatWords(format).width}>
        <TileBoard {...{ rank, format, chosen }} />
      </PavementStand>
      <image href={person} x="118" y={ground - 174} width="60" height="175" />
    </svg>
  );
}

const isPavement = (format: string) => PAVEMENT_FORMATS.some((known) => known === format);

/** The formats of one board as a radio group, drawn at one scale. */
export function FormatTiles(props: FormatTilesProps) {
  const { chemin, rank, legend, formats, chosen, error, onChoose } = props;
  const [ticked, tick] = useShownAtOnce(chosen, onChoose);
  return (
    <fieldset className={error ? 'field field-bad' : 'field'} aria-describedby={messageId(chemin)}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={`format-boards-tiles format-boards-tiles-${formats.length}`}>
        {formats.map((format, index) => {
          const { name, size } = formatWords(format);
          const Drawing = isPavement(format) ? PavementTile : WallTile;
          return (
            <label className="format-boards-tile" key={format}>
              <span className="format-boards-drawing">
                <Drawing format={format} rank={rank} chosen={chosen === format} />
              </span>
              <span className="format-boards-words">
                <input
                  type="radio"
                  id={index === 0 ? fieldId(chemin) : undefined}
                  name={chemin}
                  value={format}
                  checked={ticked === format}
                  onChange={() => tick(format)}
                />
                <span>
                  <b>{name}</b>
                  {size}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {error && <FieldMessage id={messageId(chemin)} error={error} />}
    </fieldset>
  );
}
