import type { PictureItem } from '@ardoise/domain/wizards/field.ts';
import { fieldId } from '../../../components/field-id.ts';
import { Picker } from '../../../components/Picker.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { ofSort } from './CatalogueField.tsx';
import type { FieldViewProps } from './field-view.ts';
import { NoneTick } from './NoneTick.tsx';
import { chosenIds } from './picture-choices.ts';

/** The one id by which two choices differ: a picker emits the entire choice, a toggle needs the pressed item. */
function toggledId(before: readonly string[], after: readonly string[]): string | undefined {
  return after.find((id) => !before.includes(id)) ?? before.find((id) => !after.includes(id));
}

const copyOf = ({ id, name, image, ingredient }: PictureItem) => ({
  id,
  name,
  image,
  ...(ingredient === undefined ? {} : { ingredient }),
});

/** Several catalogue items, or none; both are valid answers. */
export function SelectionField({ field, value, present, onChange, error }: FieldViewProps<'selection'>) {
  const { list, sort, none, cleared, toggled } = field;
  const ids = chosenIds(value, none);
  return (
    <>
      <NoneTick
        label={none}
        checked={ids.length === 0 && Object.keys(value ?? {}).length > 0}
        onChange={(checked) => onChange(checked ? cleared() : {})}
      />
      <Catalogue list={list}>
        {(items) => {
          const offered = ofSort(items, sort);
          return (
            <Picker
              legend={field.legend}
              mode="many"
              items={offered.map((item) => ({ ...item, detail: item.ingredient }))}
              value={ids}
              onChange={(next) => {
                const before = present();
                const item = offered.find(({ id }) => id === toggledId(chosenIds(before, none), next));
                if (item) onChange(toggled(before, item.id, copyOf(item)));
              }}
              noun={field.noun}
              id={fieldId(field.path)}
              error={error}
            />
          );
        }}
      </Catalogue>
    </>
  );
}
