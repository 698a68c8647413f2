import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldMessage } from './FieldMessage.tsx';
import { type FieldProps, useField } from './use-field.ts';
import './Field.css';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** The specification's yes or no, stored as 'oui' and 'non'. */
export const OUI_NON: readonly Choice[] = [
  { value: 'oui', label: 'Oui' },
  { value: 'non', label: 'Non' },
];

interface ChoiceCardsProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends FieldProps<Values, Name, Output> {
  /** Oui and Non by default. */
  options?: readonly Choice[];
  onChange?: (value: string) => void;
}

/** A few choices side by side, as radio buttons in cards. The label is the group's question. */
export function ChoiceCards<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>(
  props: ChoiceCardsProps<Values, Name, Output>,
) {
  const { control, name, label, help, optional, span, readOnly, options = OUI_NON, onChange } = props;
  const { field, className, aria, message } = useField({ control, name, help, span });
  return (
    <fieldset className={className} disabled={readOnly} aria-describedby={aria['aria-describedby']}>
      <legend className="h-sub">
        {label}
        {optional && <span className="opt">facultatif</span>}
      </legend>
      <div className="choice">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              id={index === 0 ? aria.id : undefined}
              ref={index === 0 ? field.ref : undefined}
              name={name}
              value={option.value}
              checked={field.value === option.value}
              onChange={() => {
                field.onChange(option.value);
                onChange?.(option.value);
              }}
              onBlur={field.onBlur}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage {...message} />
    </fieldset>
  );
}
