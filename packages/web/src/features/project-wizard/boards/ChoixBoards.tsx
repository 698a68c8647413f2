import {
  type BoardRule,
  boardToTakeOff,
  isRespected,
  MAX_BOARDS,
  newBoard,
} from '@ardoise/domain/boards/choix-boards.ts';
import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import { isOfModel } from '@ardoise/domain/catalogue/board-model.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useCallback, useEffect, useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { newEntryId } from '../../../components/new-entry-id.ts';
import { PickerZoom } from '../../../components/PickerZoom.tsx';
import { matching, nothingFound, type PickerItem } from '../../../components/picker-items.ts';
import { BoardPicture } from '../../../components/preview/BoardPicture.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { useWizardSession } from '../session/wizard-session.ts';
import { BoardRules, RefusedRule } from './BoardRules.tsx';
import { BoardTile, type TileActions, type TileCount } from './BoardTile.tsx';
import { useBoardRemoval } from './use-board-removal.ts';
import './ChoixBoards.css';
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
function BoardCategory(props: BoardCategoryProps) {
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

/** The rules that a minus broke, and the way back. */
interface Lost {
  rules: readonly BoardRule[];
  restore: () => void;
}

/** Plus and minus: the minus cannot remove boards that were in the order when the step was opened. */
function useBoardChoice() {
  const { current, keeper, put } = useWizardSession();
  const [saved] = useState(() => new Set(current.boards?.map(({ entree }) => entree)));
  const [lost, setLost] = useState<Lost | null>(null);
  const takeOff = useBoardRemoval();
  const present = useCallback(() => keeper.getSnapshot().state.current.boards ?? [], [keeper]);

  const add = useCallback(
    (item: CatalogueBoard) => {
      const boards = present();
      if (boards.length >= MAX_BOARDS) return;
      put('boards', [...boards, newBoard(item, newEntryId())]);
    },
    [present, put],
  );
  const remove = useCallback(
    (item: CatalogueBoard) => {
      const taken = boardToTakeOff(present(), item, saved);
      if (taken === null) return;
      const { board, rules } = taken;
      const restore = takeOff(board.entree);
      setLost({ rules, restore });
    },
    [present, saved, takeOff],
  );

  const broken = lost?.rules.filter((rule) => !isRespected(rule, current.boards ?? [])) ?? [];
  return {
    isSaved: ({ entree }: Board) => saved.has(entree),
    add,
    remove,
    /** The rules that the last minus broke, each until it is met again. */
    broken,
    restore: lost?.restore,
  };
}

/** Scroll of a screen, by its key: kept when leaving and returning to the step. */
const scrolled = new Map<string, number>();

/** Returns to where the screen was scrolled when it was left; the browser's own back button does this by itself. */
function useRememberedScroll(key: string): void {
  useEffect(() => {
    const top = scrolled.get(key);
    // After the router has scrolled the new page to its top.
    const frame = top ? requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' })) : 0;
    const remember = () => scrolled.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', remember);
    };
  }, [key]);
}

/** Open categories, by project: kept when leaving and returning to the step. */
const opened = new Map<string, ReadonlySet<string>>();

/** State of the open categories; only `first` when the step is opened for the first time. */
function useOpenCategories(projectId: string, first: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => opened.get(projectId) ?? new Set(first === undefined ? [] : [first]),
  );
  const toggle = (name: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(name);
    else next.delete(name);
    opened.set(projectId, next);
    setOpen(next);
  };
  return { isOpen: (name: string) => open.has(name), toggle };
}

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
  const { isSaved, add, remove, broken, restore } = useBoardChoice();
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
        <BoardRules boards={boards} lost={broken} />
        {broken.length > 0 && (
          <Banner
            tone="stop"
            role="alert"
            action={
              <Button tone="text" onClick={restore}>
                Rétablir
              </Button>
            }
          >
            {broken.map(({ onDelete }) => (
              <p key={onDelete}>{onDelete}</p>
            ))}
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
      <RefusedRule boards={boards} />
      {hits.size === 0 && (
        <p className="choix-boards-none" role="status">
          {nothingFound(items)}
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
