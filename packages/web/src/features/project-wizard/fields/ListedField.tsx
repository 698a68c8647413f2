import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { FieldPath } from 'react-hook-form';
import { SelectField } from '../../../components/SelectField.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { useWizardSession } from '../wizard-session.ts';
import type { FieldViewProps } from './field-view.ts';

/** One item of a reference list, stored by name. */
export function ListedField({ field, at, help }: FieldViewProps<'listed'>) {
  const { control } = useWizardSession().form;
  return (
    <Catalogue list={field.list}>
      {(items) => (
        <SelectField
          control={control}
          name={at as FieldPath<ProjectDocument>}
          label={field.label}
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
