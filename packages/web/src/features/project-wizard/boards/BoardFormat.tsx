import { MAX_PAVEMENT, PAVEMENT_FORMATS } from '@ardoise/domain/boards/board-formats.ts';
import { nameInTwo } from '@ardoise/domain/boards/board-label.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { memo } from 'react';
import { useShownAtOnce } from '../../../hooks/use-shown-at-once.ts';
import { FormatTiles } from './FormatTiles.tsx';

interface BoardFormatProps {
  entree: string;
  rank: number;
  label: string;
  state: string | undefined;
  image: string | undefined;
  formats: readonly string[];
  format: string;
  error: string | undefined;
  /** Whether it has a pavement sign, and whether it may. */
  pavement: 'none' | 'free' | 'full' | 'chosen';
  /** Exceeds the maximum. */
  tooMany: boolean;
  pavementFormat: string;
  pavementError: string | undefined;
  onChange: (entree: string, answers: Partial<Board>) => void;
  /** Marks it as the current one. */
  onShow: (rank: number) => void;
}

type PavementProps = Omit<BoardFormatProps, 'formats' | 'format' | 'error' | 'onShow'>;

/** Whether the board is printed a second time, as a pavement sign, in its own format. */
function PavementOption(props: PavementProps) {
  const { entree, rank, label, pavement, tooMany, pavementFormat, pavementError, onChange } = props;
  const [chosen, choose] = useShownAtOnce(pavement === 'chosen', (optionStopTrottoir) =>
    onChange(entree, { optionStopTrottoir }),
  );
  const full = pavement === 'full';
  const look = [
    'format-boards-pavement',
    full && 'format-boards-pavement-full',
    chosen && tooMany && 'format-boards-pavement-bad',
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <label className="field-tick">
        <input
          type="checkbox"
          checked={chosen}
          disabled={full}
          onChange={(event) => choose(event.target.checked)}
        />
        <span>Aussi en stop-trottoir</span>
        <span className={full ? 'meta' : 'meta hide-phone'}>
          {full
            ? `${MAX_PAVEMENT} sur ${MAX_PAVEMENT} déjà choisis`
            : 'Le même board, dehors, dans son propre format'}
        </span>
      </label>
      {chosen && (
        <FormatTiles
          chemin={`boards.${rank}.formatStopTrottoir`}
          rank={rank}
          legend={`Format du stop-trottoir de ${label}`}
          formats={PAVEMENT_FORMATS}
          chosen={pavementFormat}
          error={pavementError}
          onChoose={(formatStopTrottoir) => onChange(entree, { formatStopTrottoir })}
        />
      )}
    </div>
  );
}

/** One board and its formats; memoised, so that a change of another board does not render it. */
export const BoardFormat = memo(function BoardFormat(props: BoardFormatProps) {
  const { entree, rank, label, state, image, formats, format, error, pavement, onChange, onShow } = props;
  const { name, detail } = nameInTwo(label, state);
  return (
    // Hover and focus highlight it on the wall.
    <section
      className="format-boards-one"
      aria-label={label}
      onFocus={() => onShow(rank)}
      onPointerDown={() => onShow(rank)}
    >
      <div className="format-boards-head">
        <span>{image && <img src={image} alt="" />}</span>
        <h2>
          {rank + 1}. {name}
          {detail && <span className="meta">{detail}</span>}
        </h2>
      </div>
      <FormatTiles
        chemin={`boards.${rank}.format`}
        rank={rank}
        legend={`Format de ${label}`}
        formats={formats}
        chosen={format}
        error={error}
        onChoose={(chosen) => onChange(entree, { format: chosen })}
      />
      {pavement !== 'none' && <PavementOption {...props} />}
    </section>
  );
});
