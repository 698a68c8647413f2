import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { BoardFace } from './BoardFace.tsx';
import bottle from './drawings/bottle.svg';
import { formatWords } from './format-words.ts';
import './BoardScene.css';

interface FormatTilesProps {
  chemin: string;
  legend: string;
  formats: readonly string[];
  chosen: string;
  image: string | undefined;
  error: string | undefined;
  onChoose: (format: string) => void;
}

/** Centimetres of a tile: the largest format, with a bottle of 33 cm. */
const TILE = { width: 124, height: 104, ground: 99 };

/** One format in its tile: all tiles have the same scale. */
function FormatDrawing({ format, image }: { format: string; image: string | undefined }) {
  const { width, height } = formatWords(format);
  return (
    <svg viewBox={`0 0 ${TILE.width} ${TILE.height}`} aria-hidden>
      <path className="format-boards-ground" d={`M6 ${TILE.ground}h112`} />
      <image href={bottle} x="104" y={TILE.ground - 34} width="12" height="35" />
      <BoardFace
        image={image}
        x={Math.max(3, 50 - width / 2)}
        y={Math.max(3, 52 - height / 2)}
        width={width}
        height={height}
      />
    </svg>
  );
}

/** The formats of one board as a radio group, drawn at one scale. */
export function FormatTiles(props: FormatTilesProps) {
  const { chemin, legend, formats, chosen, image, error, onChoose } = props;
  return (
    <fieldset className={error ? 'field field-bad' : 'field'} aria-describedby={messageId(chemin)}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={`format-boards-tiles format-boards-tiles-${formats.length}`}>
        {formats.map((format, index) => {
          const { name, size } = formatWords(format);
          return (
            <label className="format-boards-tile" key={format}>
              <span className="format-boards-drawing">
                <FormatDrawing format={format} image={image} />
              </span>
              <span className="format-boards-words">
                <input
                  type="radio"
                  id={index === 0 ? fieldId(chemin) : undefined}
                  name={chemin}
                  value={format}
                  checked={chosen === format}
                  onChange={() => onChoose(format)}
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
