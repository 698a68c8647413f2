import { fieldId } from '../../../components/field-id.ts';
import { Picker } from '../../../components/Picker.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import type { FieldViewProps } from './field-view.ts';

/** The items by their pictures, under the question. */
export function PicturedItems({ field, value, onChange, error }: FieldViewProps<'listed'>) {
  const { path, label, question = label, list, pictured } = field;
  if (pictured === undefined) return null;
  return (
    <div className="field listed-field">
      <span className="field-label" aria-hidden>
        {question}
      </span>
      <Catalogue list={list}>
        {(items) => (
          <Picker
            legend={question}
            mode="one"
            items={items.map((item) => ({ ...item, image: 'image' in item ? item.image : undefined }))}
            value={items.flatMap(({ id, name }) => (name === value ? [id] : []))}
            onChange={([chosen]) => {
              const item = items.find(({ id }) => id === chosen);
              if (item) onChange(item.name);
            }}
            noun={pictured}
            id={fieldId(path)}
            error={error}
          />
        )}
      </Catalogue>
    </div>
  );
}
