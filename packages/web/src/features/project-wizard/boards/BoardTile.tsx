import { nameInTwo } from '@ardoise/domain/boards/board-label.ts';
import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { type KeyboardEvent, memo } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { BoardPicture } from '../../../components/preview/BoardPicture.tsx';

export interface TileCount {
  chosen: number;
  /** Of these, the number in the order when the step was opened. */
  saved: number;
}

export interface TileActions {
  onAdd: (item: CatalogueBoard) => void;
  onRemove: (item: CatalogueBoard) => void;
  onZoom: (item: CatalogueBoard) => void;
}

interface BoardTileProps extends TileCount, TileActions {
  item: CatalogueBoard;
  full: boolean;
}

/** One model of the catalogue with its count. Memoised, so that a changed count renders its own tile only. */
export const BoardTile = memo(function BoardTile(props: BoardTileProps) {
  const { item, chosen, saved, full, onAdd, onRemove, onZoom } = props;
  const { name, detail } = nameInTwo(item.name, item.field_state_name_brief);
  const atFloor = chosen <= saved;
  const add = () => onAdd(item);
  const remove = () => onRemove(item);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.key === 'ArrowUp' ? add : event.key === 'ArrowDown' ? remove : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <article className={chosen > 0 ? 'choix-boards-tile choix-boards-tile-on' : 'choix-boards-tile'}>
      <span className="choix-boards-picture">
        <BoardPicture board={item} />
        <button
          type="button"
          className="choix-boards-zoom"
          aria-label={`Agrandir ${item.name}`}
          title="Agrandir"
          onClick={() => onZoom(item)}
        >
          <Icon of={IconZoomIn} />
        </button>
      </span>
      <div>
        <b>{name}</b>
        {detail && <span className="meta">{detail}</span>}
        {saved > 0 && (
          <span className="choix-boards-held">
            <Icon of={IconLock} size="s" />
            {saved < chosen ? `${saved} déjà enregistré${saved > 1 ? 's' : ''}` : 'Déjà enregistré'}
          </span>
        )}
      </div>
      <fieldset
        className="choix-boards-quantity"
        aria-label={`Quantité de ${item.name}`}
        onKeyDown={onKeyDown}
      >
        <button
          type="button"
          aria-label="Retirer un exemplaire"
          aria-disabled={atFloor || undefined}
          onClick={remove}
        >
          <Icon of={IconMinus} />
        </button>
        <output className={chosen === 0 ? 'choix-boards-zero' : undefined}>{chosen}</output>
        <button
          type="button"
          aria-label="Ajouter un exemplaire"
          aria-disabled={full || undefined}
          onClick={add}
        >
          <Icon of={IconPlus} />
        </button>
      </fieldset>
    </article>
  );
});
