import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import { isSaidByPopup } from '@ardoise/domain/wizards/fields/popup.ts';
import { useMemo } from 'react';
import { fieldId } from '../../../components/field-id.ts';
import { Picker, type PickerNoun } from '../../../components/Picker.tsx';
import { tally } from '../../../components/picker-items.ts';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { chosenDrinks, type Drinks, drinkItems, withDrinks } from './drink-choices.ts';
import type { FieldViewProps } from './field-view.ts';

const DRINKS: PickerNoun = { one: 'boisson', many: 'boissons', feminine: true };

/** '3 choisies, 4 au minimum' */
export function drinksTally(drinks: Drinks | undefined, min: number): string {
  return tally(chosenDrinks(drinks).length, DRINKS, min);
}

function DrinksPicker(props: FieldViewProps<'drinks'> & { range: readonly Drink[] }) {
  const { field, value, onChange, error, range } = props;
  const items = useMemo(() => drinkItems(range), [range]);
  return (
    <Picker
      legend={field.legend}
      mode="many"
      items={items}
      value={chosenDrinks(value)}
      onChange={(ids) => onChange(withDrinks(value, items, ids))}
      noun={DRINKS}
      min={field.min}
      id={fieldId(field.path)}
      {...(isSaidByPopup(field, error) ? { short: true } : { error })}
    />
  );
}

/** Drinks of the range, by family. */
export function DrinksField(props: FieldViewProps<'drinks'>) {
  return <Catalogue list="boissons">{(range) => <DrinksPicker {...props} range={range} />}</Catalogue>;
}
