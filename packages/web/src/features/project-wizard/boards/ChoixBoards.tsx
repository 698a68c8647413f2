import { MAX_BOARDS } from '@ardoise/domain/boards/choix-boards.ts';
import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import { isOfModel } from '@ardoise/domain/catalogue/board-model.ts';
import { useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { PickerZoom } from '../../../components/PickerZoom.tsx';
import { matching, NOTHING_MATCHES, type PickerItem } from '../../../components/picker-items.ts';
import { BoardPicture } from '../../../components/preview/BoardPicture.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { useWizardSession } from '../session/wizard-session.ts';
import { BoardCategory } from './BoardCategory.tsx';
import { BoardRules, RefusedRules } from './BoardRules.tsx';
import type { TileCount } from './BoardTile.tsx';
import { useBoardChoice } from './use-board-choice.ts';
import { useOpenCategories } from './use-open-categories.ts';
import { useRememberedScroll } from './use-remembered-scroll.ts';
import './ChoixBoards.css';

/** Minimum number of models for a search field. */
const SEARCHABLE_FROM = 7;

const pictureOf = (item: CatalogueBoard): PickerItem => ({
  id: item.id,
  name: item.name,
  family: item.field_type_de_board,
  image: item.field_image_board,
});

function CatalogueOfBoards({ items }: { items: readonly CatalogueBoard[] }) {
  const { current, project } = useWizardSession();
  const boards = current.boards ?? [];
  const { isSaved, add, remove, lost } = useBoardChoice();
  const [words, setWords] = useState('');
  const [zoomed, setZoomed] = useState<CatalogueBoard>();
  const bar = useRoomTaken<HTMLDivElement>('--room-top');
  const categories = [...Map.groupBy(items, (item) => item.field_type_de_board)];
  const { isOpen, toggle } = useOpenCategories(project._id.$oid, categories[0]?.[0]);
  useRememberedScroll(project._id.$oid);
  const hits = new Set(matching(items.map(pictureOf), words).map(({ id }) => id));
  const searching = words.trim() !== '';
  const countOf = (item: CatalogueBoard): TileCount => {
    const own = boards.filter((board) => isOfModel(board, item));
    return { chosen: own.length, saved: own.filter(isSaved).length };
  };
  return (
    <>
      <div className="choix-boards-bar" ref={bar}>
        <BoardRules boards={boards} lost={lost?.rule} />
        {lost && (
          <Banner
            tone="stop"
            role="alert"
            action={
              <Button tone="text" onClick={lost.restore}>
                Rétablir
              </Button>
            }
          >
            {lost.rule.onDelete}
          </Banner>
        )}
        {items.length >= SEARCHABLE_FROM && (
          <SearchBox
            label="Chercher un board : double, CAN, jus de fruits…"
            value={words}
            onChange={setWords}
          />
        )}
      </div>
      <RefusedRules boards={boards} />
      {hits.size === 0 && (
        <p className="choix-boards-none" role="status">
          {NOTHING_MATCHES}
        </p>
      )}
      {categories
        .map(([name, members]) => ({ name, items: members.filter(({ id }) => hits.has(id)) }))
        .filter((category) => category.items.length > 0)
        .map((category) => (
          <BoardCategory
            key={category.name}
            category={category}
            open={searching || isOpen(category.name)}
            onToggle={(open) => searching || toggle(category.name, open)}
            countOf={countOf}
            full={boards.length >= MAX_BOARDS}
            onAdd={add}
            onRemove={remove}
            onZoom={setZoomed}
          />
        ))}
      {zoomed && (
        <PickerZoom
          item={pictureOf(zoomed)}
          drawing={<BoardPicture board={zoomed} />}
          chosen={false}
          mode="many"
          readOnly={boards.length >= MAX_BOARDS}
          onToggle={() => add(zoomed)}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </>
  );
}

/** The boards of the catalogue, with the count of each. */
export function ChoixBoards() {
  return <Catalogue list="boards">{(items) => <CatalogueOfBoards items={items} />}</Catalogue>;
}
