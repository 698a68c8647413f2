import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import { isSaidByPopup } from '@ardoise/domain/wizards/fields/popup.ts';
import { type ComponentType, createContext, useContext, useMemo } from 'react';
import { fieldId } from '../../../components/field-id.ts';
import { Picker, type PickerItem } from '../../../components/Picker.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import type { FieldViewProps } from './field-view.ts';
import { chosenDrinks, DRINKS, drinkItems, withDrinks } from './picture-choices.ts';

/** What a step asks of each chosen drink. */
export const BelowDrinkContext = createContext<ComponentType<{ item: PickerItem }> | undefined>(undefined);

function DrinksPicker(props: FieldViewProps<'drinks'> & { range: readonly Drink[] }) {
  const { field, value, present, onChange, error, range } = props;
  const items = useMemo(() => drinkItems(range), [range]);
  const Below = useContext(BelowDrinkContext);
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
      Below={Below}
      {...(isSaidByPopup(field, error) ? { short: true } : { error })}
    />
  );
}

/** Drinks of the range, by family. */
export function DrinksField(props: FieldViewProps<'drinks'>) {
  return <Catalogue list="boissons">{(range) => <DrinksPicker {...props} range={range} />}</Catalogue>;
}
