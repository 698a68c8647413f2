import { soldElsewhere } from '@ardoise/domain/boards/price-lines.ts';
import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import type { PriceLine } from '@ardoise/domain/projects/board.ts';
import { priceInWords } from '@ardoise/domain/projects/price-in-words.ts';
import { useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { Picker, type PickerNoun } from '../../../components/Picker.tsx';
import { tally } from '../../../components/picker-items.ts';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { chosenDrinks, type Drinks, drinkItems, withDrinks } from '../fields/drink-choices.ts';

const DRINKS: PickerNoun = { one: 'boisson', many: 'boissons', feminine: true };
/** Minimum per price (specification/boards.md#price-lines). */
const MIN = 1;

interface LineDrinksProps {
  line: PriceLine;
  lines: readonly PriceLine[];
  onChoose: (drinks: Drinks) => void;
  onClose: () => void;
}

const priceOf = ({ prix }: PriceLine) => (prix ? priceInWords(prix) : 'un autre prix');

/** The range, where drinks of another price show that price. */
function itemsOf(range: readonly Drink[], elsewhere: ReadonlyMap<string, PriceLine>) {
  return drinkItems(range).map((item) => {
    const other = elsewhere.get(item.id);
    if (other === undefined) return item;
    return { ...item, detail: [item.detail, `déjà à ${priceOf(other)}`].filter(Boolean).join(' · ') };
  });
}

function DrinksDialog(props: LineDrinksProps & { range: readonly Drink[] }) {
  const { line, lines, range, onChoose, onClose } = props;
  const [ids, setIds] = useState(() => chosenDrinks(line.boissons));
  const elsewhere = useMemo(() => soldElsewhere(lines, line.entree), [lines, line.entree]);
  const items = useMemo(() => itemsOf(range, elsewhere), [range, elsewhere]);
  const moved = items.filter(({ id }) => ids.includes(id) && elsewhere.has(id));
  const choose = () => {
    // Their words as in the range: what is said of another price is no packaging.
    onChoose(withDrinks(line.boissons, drinkItems(range), ids));
    onClose();
  };
  return (
    <Modal
      title={line.prix ? `Boissons à ${priceInWords(line.prix)}` : 'Boissons à ce prix'}
      size="l"
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <span className="modal-start meta">{tally(ids.length, DRINKS, MIN)}</span>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" onClick={choose}>
            Valider
          </Button>
        </>
      }
    >
      {moved.length > 0 && (
        <Banner tone="work" role="status">
          Déplacées à ce prix : {moved.map(({ name }) => name).join(', ')}.
        </Banner>
      )}
      <Picker
        legend="Boissons à ce prix"
        mode="many"
        items={items}
        value={ids}
        onChange={setIds}
        noun={DRINKS}
        min={MIN}
      />
    </Modal>
  );
}

/** The drinks of one price. A drink with another price shows it, and is moved after confirmation. */
export function LineDrinks(props: LineDrinksProps) {
  return <Catalogue list="boissons">{(range) => <DrinksDialog {...props} range={range} />}</Catalogue>;
}
