import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import type { FieldViewProps } from './field-view.ts';

/** Multiple choice from a closed list, stored in the list's order. */
export function SeveralField({ field, value = [], onChange, help, error }: FieldViewProps<'several'>) {
  const { path, label, required, options } = field;
  const toggle = (pressed: string) =>
    onChange(options.flatMap(({ value: one }) => (value.includes(one) !== (one === pressed) ? [one] : [])));
  return (
    <fieldset className={error ? 'field field-bad' : 'field'} aria-describedby={messageId(path)}>
      <legend className="title-sub">
        {label}
        {required === undefined && <span className="field-optional">facultatif</span>}
      </legend>
      {options.map((option, rank) => (
        <label key={option.value} className="field-tick">
          <input
            type="checkbox"
            id={rank === 0 ? fieldId(path) : undefined}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldMessage id={messageId(path)} error={error} help={help} />
    </fieldset>
  );
}
