import type { PictureItem } from '@ardoise/domain/wizards/field.ts';
import { fieldId } from '../../../components/field-id.ts';
import { Picker } from '../../../components/Picker.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import type { FieldViewProps } from './field-view.ts';

/** Filters a mixed list by sort. */
export function ofSort(items: readonly PictureItem[], sort: string | undefined): readonly PictureItem[] {
  return sort === undefined ? items : items.filter(({ type }) => type === sort);
}

/** One catalogue item, copied into the order so that it keeps its words. */
export function CatalogueField({ field, value, onChange, error }: FieldViewProps<'catalogue'>) {
  return (
    <Catalogue list={field.list}>
      {(items) => {
        const offered = ofSort(items, field.sort);
        return (
          <Picker
            legend={field.legend}
            mode="one"
            large={field.large ? 'upright' : undefined}
            items={offered}
            value={value?.id ? [value.id] : []}
            onChange={([id]) => {
              const item = offered.find((candidate) => candidate.id === id);
              if (item) onChange({ id: item.id, name: item.name, image: item.image });
            }}
            noun={field.noun}
            id={fieldId(field.path)}
            error={error}
          />
        );
      }}
    </Catalogue>
  );
}
