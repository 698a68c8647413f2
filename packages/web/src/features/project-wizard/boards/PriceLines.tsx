import { LINE_PRICE } from '@ardoise/domain/boards/board-content.ts';
import type { MovedDrink } from '@ardoise/domain/boards/price-lines.ts';
import {
  drinksTaken,
  soldElsewhere,
  withDrinksAt,
  withDrinksBack,
} from '@ardoise/domain/boards/price-lines.ts';
import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import type { Board, PriceLine } from '@ardoise/domain/projects/board.ts';
import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import { priceInWords } from '@ardoise/domain/projects/price-in-words.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMemo, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button, IconButton } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { newEntryId } from '../../../components/new-entry-id.ts';
import { Picker, type PickerNoun } from '../../../components/Picker.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { usePlace } from '../../../router/context.ts';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import type { DeletionQuestion } from '../entries/use-entry-deletion.tsx';
import { chosenDrinks, type Drinks, drinkItems, withDrinks } from '../fields/picture-choices.ts';
import { StepFields } from '../fields/StepFields.tsx';
import { useErrors } from '../session/use-error-of.ts';
import { leavingInWords, lineInWords } from './drink-moves.ts';
import { useChangeBoard } from './use-change-board.ts';
import './PriceLines.css';

const DRINKS: PickerNoun = { one: 'boisson', many: 'boissons', feminine: true };
/** Minimum per price (specification/boards.md#price-lines). */
const MIN = 1;

interface LineDrinksProps {
  line: PriceLine;
  /** The prices as the dialog found them. */
  lines: readonly PriceLine[];
  /** At each tick. */
  onChoose: (drinks: Drinks) => void;
  /** Takes the ticks back. */
  onCancel: () => void;
  /** With the drinks that leave another price. */
  onClose: (moved: readonly MovedDrink[]) => void;
}

/** The range, where drinks of another price show that price, and that they leave it once ticked. */
function itemsOf(range: readonly Drink[], elsewhere: ReadonlyMap<string, PriceLine>, ids: readonly string[]) {
  return drinkItems(range).map((item) => {
    const other = elsewhere.get(item.id);
    if (other === undefined) return item;
    const said = `${ids.includes(item.id) ? 'quitte' : 'déjà à'} ${lineInWords(other.prix)}`;
    return { ...item, detail: [item.detail, said].filter(Boolean).join(' · ') };
  });
}

function DrinksDialog(props: LineDrinksProps & { range: readonly Drink[] }) {
  const { line, lines, range, onChoose, onCancel, onClose } = props;
  const [ids, setIds] = useState<readonly string[]>(() => chosenDrinks(line.boissons));
  const elsewhere = useMemo(() => soldElsewhere(lines, line.entree), [lines, line.entree]);
  const items = useMemo(() => itemsOf(range, elsewhere, ids), [range, elsewhere, ids]);
  // Their words as in the range: what is said of another price is no packaging.
  const inRange = useMemo(() => drinkItems(range), [range]);
  const moved = drinksTaken(lines, line.entree, withDrinks(line.boissons, inRange, ids));
  const choose = (next: readonly string[]) => {
    setIds(next);
    onChoose(withDrinks(line.boissons, inRange, next));
  };
  return (
    <Modal
      title={line.prix ? `Boissons à ${priceInWords(line.prix)}` : 'Boissons à ce prix'}
      size="l"
      closeOnBackdrop={false}
      onClose={() => onClose(moved)}
      footer={
        <>
          <Button onClick={onCancel}>Annuler</Button>
          <Button tone="main" onClick={() => onClose(moved)}>
            {ids.length < MIN ? 'Valider' : `Valider ${counted(ids.length, 'boisson', 'boissons')}`}
          </Button>
        </>
      }
    >
      {moved.length > 0 && (
        <Banner tone="work" role="status">
          {leavingInWords(moved)}
        </Banner>
      )}
      <Picker
        legend="Boissons à ce prix"
        mode="many"
        items={items}
        value={ids}
        onChange={choose}
        noun={DRINKS}
        min={MIN}
      />
    </Modal>
  );
}

/**
 * The drinks of one price. A drink with another price shows it, and is removed from there once chosen, with an undo.
 * Each tick is saved in the draft at once: Escape, the close button, back and a reload keep it; 'Annuler' reverts all.
 */
function LineDrinks(props: LineDrinksProps) {
  return <Catalogue list="boissons">{(range) => <DrinksDialog {...props} range={range} />}</Catalogue>;
}

/** Maximum of stored price lines of a board. */
const MOST = 30;

const LIST = new Intl.ListFormat('fr');

const drinksIn = ({ boissons }: PriceLine) =>
  Object.values(boissons ?? {}).flatMap((family) => Object.values(family));

/** '3,50 € et ses 2 boissons, Thé glacé et Limonade, quitteront le board.' */
function lossOf(line: PriceLine): string {
  const price = line.prix ? priceInWords(line.prix) : 'Ce prix';
  const names = drinksIn(line).map(({ name }) => name ?? '');
  if (names.length === 0) return `${price} quittera le board.`;
  const drinks = names.length === 1 ? 'sa boisson' : `ses ${counted(names.length, 'boisson', 'boissons')}`;
  return `${price} et ${drinks}, ${LIST.format(names)}, quitteront le board.`;
}

const deletionOf = (line: PriceLine): DeletionQuestion => ({
  title: 'Voulez-vous vraiment supprimer ce prix\u00a0?',
  confirm: 'Supprimer',
  cancel: 'Garder ce prix',
  loses: <p>{lossOf(line)}</p>,
});

interface PriceCardProps {
  line: PriceLine;
  /** `boards.2.brief.gamme-prix.0` */
  at: string;
  error: string | undefined;
  onDrinks: () => void;
  onDelete: () => void;
}

/** One price: its amount, and its drinks. */
function PriceCard({ line, at, error, onDrinks, onDelete }: PriceCardProps) {
  const drinks = drinksIn(line);
  const path = `${at}.boissons`;
  return (
    <div className="price-lines-card">
      <StepFields groups={LINE_PRICE} at={at} />
      <div className={error ? 'field field-bad price-lines-drinks' : 'field price-lines-drinks'}>
        <p className="field-label">{counted(drinks.length, 'boisson', 'boissons')}</p>
        <ul>
          {drinks.map((drink) => (
            <li key={drink.id}>
              <span>{drink.image && <img src={drink.image} alt="" loading="lazy" />}</span>
              {drink.name}
            </li>
          ))}
          <li>
            <button
              type="button"
              className="price-lines-add"
              id={fieldId(path)}
              aria-label={`Choisir les boissons${line.prix ? ` à ${priceInWords(line.prix)}` : ''}`}
              aria-describedby={error ? messageId(path) : undefined}
              onClick={onDrinks}
            >
              <Icon of={IconPlus} />
              Boissons
            </button>
          </li>
        </ul>
        <FieldMessage id={messageId(path)} error={error} />
      </div>
      <IconButton
        icon={IconTrash}
        label={`Supprimer ce prix${line.prix ? `, ${priceInWords(line.prix)}` : ''}`}
        onClick={onDelete}
      />
    </div>
  );
}

interface Opened {
  entree: string | undefined;
  /** The prices as they were. */
  lines: readonly PriceLine[];
}

/** The dialog of one price's drinks: writes each choice into the draft; 'Annuler' restores the former ones. */
function useLineDrinks(
  change: (next: (lines: readonly PriceLine[]) => PriceLine[]) => void,
  first: Opened | null,
) {
  const [opened, setOpened] = useState(first);
  const touched = useRef<readonly PriceLine[]>([]);
  const { entree, lines = [] } = opened ?? {};
  const line = lines.find((one) => one.entree === entree);
  const close = () => {
    setOpened(null);
    touched.current = [];
  };
  const choose = (boissons: Drinks) => {
    const before = touched.current;
    const after = withDrinksAt(lines, entree, boissons);
    touched.current = lines.filter((one, rank) => one !== after[rank]);
    change((present) => withDrinksAt(withDrinksBack(present, before), entree, boissons));
  };
  const putBack = () => {
    const before = touched.current;
    return () => change((present) => withDrinksBack(present, before));
  };
  const cancel = () => {
    putBack()();
    close();
  };
  /** What it found at other prices is offered back once it is closed. */
  const keep = (moved: readonly MovedDrink[]) => {
    if (moved.length > 0)
      showToast({ message: leavingInWords(moved), action: { label: 'Rétablir', onPress: putBack() } });
    close();
  };
  return {
    opened: line && { line, lines, onChoose: choose, onCancel: cancel, onClose: keep },
    open: setOpened,
  };
}

/** The address that opens the drinks' dialog (specification/wizards.md#addresses-of-entries). */
function useOpenAtFirst(lines: readonly PriceLine[]): Opened | null {
  const asked = usePlace().pathname.includes('/gamme-boissons/');
  const line = lines.find(({ boissons }) => countDrinks(boissons) === 0) ?? lines[0];
  return asked && line ? { entree: line.entree, lines } : null;
}

/** The prices of a range of drinks, in order of creation. */
export function PriceLines({ board, rank }: { board: Board; rank: number }) {
  const changeBoard = useChangeBoard();
  const errorOf = useErrors();
  const lines = board.brief?.['gamme-prix'] ?? [];
  const [added, setAdded] = useState<string | null>(null);
  const at = `boards.${rank}.brief.gamme-prix`;
  const change = (next: (lines: readonly PriceLine[]) => PriceLine[]) =>
    changeBoard(board.entree, (one) => ({
      ...one,
      brief: { ...one.brief, 'gamme-prix': next(one.brief?.['gamme-prix'] ?? []) },
    }));
  const add = () => {
    const entree = newEntryId();
    change((before) => [...before, { entree, prix: '' }]);
    setAdded(entree);
  };
  const { opened, open } = useLineDrinks(change, useOpenAtFirst(lines));
  return (
    <div className="price-lines" id={fieldId(at)} tabIndex={-1}>
      {lines.length === 0 && (
        <div className={errorOf(at) ? 'field field-bad' : 'field'}>
          <FieldMessage id={messageId(at)} error={errorOf(at)} help="Aucun prix encore." />
        </div>
      )}
      <EntryList
        entries={lines}
        className="price-lines-list"
        deletion={{
          question: deletionOf,
          onDelete: ({ entree }) => change((before) => before.filter((line) => line.entree !== entree)),
        }}
        named={added}
        add={lines.length < MOST ? { label: 'Ajouter un prix', onAdd: add } : undefined}
      >
        {(line, index, onDelete) => (
          <PriceCard
            line={line}
            at={`${at}.${index}`}
            error={errorOf(`${at}.${index}.boissons`)}
            onDrinks={() => open({ entree: line.entree, lines })}
            onDelete={onDelete}
          />
        )}
      </EntryList>
      {opened && <LineDrinks {...opened} />}
    </div>
  );
}
