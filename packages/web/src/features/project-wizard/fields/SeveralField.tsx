import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import type { FieldViewProps } from './field-view.ts';

/** Any number of a closed list's answers, kept in the order of the list. */
export function SeveralField({ field, value = [], onChange, help, error }: FieldViewProps<'several'>) {
  const { path, label, required, options } = field;
  const toggle = (pressed: string) =>
    onChange(options.flatMap(({ value: one }) => (value.includes(one) !== (one === pressed) ? [one] : [])));
  return (
    <fieldset className={error ? 'f bad' : 'f'} aria-describedby={messageId(path)}>
      <legend className="h-sub">
        {label}
        {required === undefined && <span className="opt">facultatif</span>}
      </legend>
      {options.map((option, rank) => (
        <label key={option.value} className="tick">
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
