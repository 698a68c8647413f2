import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { FieldPath } from 'react-hook-form';
import { fieldId } from '../../../components/field-id.ts';
import { Picker } from '../../../components/Picker.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { useWizardSession } from '../session/wizard-session.ts';
import type { FieldViewProps } from './field-view.ts';
import './ListedField.css';

type ListedProps = FieldViewProps<'listed'>;

/** The items by their pictures, under the question. */
function PicturedItems({ field, value, onChange, error }: ListedProps) {
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

/** One item of a reference list, stored by name. */
export function ListedField(props: ListedProps) {
  const { control } = useWizardSession().form;
  const { field, at, help } = props;
  if (field.pictured) return <PicturedItems {...props} />;
  return (
    <Catalogue list={field.list}>
      {(items) => (
        <SelectField
          control={control}
          name={at as FieldPath<ProjectDocument>}
          label={field.question ?? field.label}
          help={help}
          optional={field.required === undefined}
          placeholder="Choisir…"
          options={items.map(({ name }) => ({ value: name, label: name }))}
          span={field.span}
        />
      )}
    </Catalogue>
  );
}
