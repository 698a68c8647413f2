import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { BoardTile, type TileActions, type TileCount } from './BoardTile.tsx';
import '../../../components/Leader.css';

interface BoardCategoryProps extends TileActions {
  category: { name: string; items: readonly CatalogueBoard[] };
  open: boolean;
  onToggle: (open: boolean) => void;
  countOf: (item: CatalogueBoard) => TileCount;
  /** The order has the maximum number of boards. */
  full: boolean;
}

/** One category of the catalogue, folded or open; folded it shows its number of chosen boards. */
export function BoardCategory(props: BoardCategoryProps) {
  const { category, open, onToggle, countOf, full, onAdd, onRemove, onZoom } = props;
  const { name, items } = category;
  const chosen = items.reduce((sum, item) => sum + countOf(item).chosen, 0);
  return (
    <details
      className="choix-boards-category"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle(currentTarget.open)}
    >
      <summary>
        <span className="leader">
          <h2>{name}</h2>
          <span className={chosen > 0 ? 'choix-boards-some' : undefined}>
            {chosen > 0 ? counted(chosen, 'choisi', 'choisis') : counted(items.length, 'modèle', 'modèles')}
          </span>
        </span>
        <Icon of={IconChevronDown} />
      </summary>
      <div className="choix-boards-grid">
        {items.map((item) => {
          const { chosen: count, saved } = countOf(item);
          return (
            <BoardTile
              key={item.id}
              item={item}
              chosen={count}
              saved={saved}
              full={full}
              onAdd={onAdd}
              onRemove={onRemove}
              onZoom={onZoom}
            />
          );
        })}
      </div>
    </details>
  );
}
