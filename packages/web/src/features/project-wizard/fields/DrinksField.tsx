import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import { isSaidByPopup } from '@ardoise/domain/wizards/fields/popup.ts';
import { useMemo } from 'react';
import { fieldId } from '../../../components/field-id.ts';
import { Picker } from '../../../components/Picker.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import type { FieldViewProps } from './field-view.ts';
import { chosenDrinks, DRINKS, drinkItems, withDrinks } from './picture-choices.ts';

function DrinksPicker(props: FieldViewProps<'drinks'> & { range: readonly Drink[] }) {
  const { field, value, present, onChange, error, range } = props;
  const items = useMemo(() => drinkItems(range), [range]);
  return (
    <Picker
      legend={field.legend}
      mode="many"
      items={items}
      value={chosenDrinks(value)}
      onChange={(ids) => onChange(withDrinks(present(), items, ids))}
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
