import { type Choice, ChoiceTiles } from './ChoiceTiles.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** The specification's yes or no, stored as 'oui' and 'non'. */
const OUI_NON: readonly Choice[] = [
  { value: 'oui', label: 'Oui' },
  { value: 'non', label: 'Non' },
];

interface ChoiceCardsProps<Values extends object> extends FieldProps<Values> {
  /** Oui and Non by default. */
  options?: readonly Choice[];
  onChange?: (value: string) => void;
  /** Wider tiles, for longer words. */
  roomy?: boolean;
}

/** Radio buttons styled as cards side by side. The label is the group's question. */
export function ChoiceCards<Values extends object>(props: ChoiceCardsProps<Values>) {
  const { control, name, label, help, optional, span, readOnly, options = OUI_NON, onChange, roomy } = props;
  const { value, className, aria, message, ...field } = useField<string, Values>({
    control,
    name,
    help,
    span,
  });
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
        chosen={value}
        onChoose={(chosen) => {
          field.onChange(chosen);
          onChange?.(chosen);
        }}
        onBlur={field.onBlur}
        firstId={aria.id}
      />
      <FieldMessage {...message} />
    </fieldset>
  );
}
