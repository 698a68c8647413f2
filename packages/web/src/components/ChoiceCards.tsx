import type { FieldPath, FieldValues } from 'react-hook-form';
import { type Choice, ChoiceTiles } from './ChoiceTiles.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** The specification's yes or no, stored as 'oui' and 'non'. */
const OUI_NON: readonly Choice[] = [
  { value: 'oui', label: 'Oui' },
  { value: 'non', label: 'Non' },
];

interface ChoiceCardsProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends FieldProps<Values, Name, Output> {
  /** Oui and Non by default. */
  options?: readonly Choice[];
  onChange?: (value: string) => void;
  /** Wider tiles, for longer words. */
  roomy?: boolean;
}

/** Radio buttons styled as cards side by side. The label is the group's question. */
export function ChoiceCards<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>(
  props: ChoiceCardsProps<Values, Name, Output>,
) {
  const { control, name, label, help, optional, span, readOnly, options = OUI_NON, onChange, roomy } = props;
  const { field, className, aria, message } = useField({ control, name, help, span });
  return (
    <fieldset
      className={roomy ? `${className} field-roomy` : className}
      disabled={readOnly}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className="title-sub">
        {label}
        {optional && <span className="field-optional">{optional === true ? 'facultatif' : optional}</span>}
      </legend>
      <ChoiceTiles
        name={name}
        options={options}
        chosen={field.value}
        onChoose={(value) => {
          field.onChange(value);
          onChange?.(value);
        }}
        onBlur={field.onBlur}
        first={{ id: aria.id, ref: field.ref }}
      />
      <FieldMessage {...message} />
    </fieldset>
  );
}
