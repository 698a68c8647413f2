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

/** Drinks of the range, by family. */
export function DrinksField({ field, value, onChange, error }: FieldViewProps<'drinks'>) {
  return (
    <Catalogue list="boissons">
      {(range) => {
        const items = drinkItems(range);
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
            error={error}
          />
        );
      }}
    </Catalogue>
  );
}
