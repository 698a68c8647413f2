import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import type { FieldViewProps } from './field-view.ts';
import './SeveralField.css';

/** Multiple choice from a short closed list, as tiles side by side; stored in the list's order. */
export function SeveralField({ field, value = [], onChange, help, error }: FieldViewProps<'several'>) {
  const { path, label, question = label, required, options } = field;
  const toggle = (pressed: string) =>
    onChange(options.flatMap(({ value: one }) => (value.includes(one) !== (one === pressed) ? [one] : [])));
  return (
    <fieldset className={error ? 'field field-bad' : 'field'} aria-describedby={messageId(path)}>
      <legend className="title-sub">
        {question}
        {required === undefined && <span className="field-optional">facultatif</span>}
      </legend>
      <div className="several-field">
        {options.map((option, rank) => (
          <label key={option.value}>
            <input
              type="checkbox"
              id={rank === 0 ? fieldId(path) : undefined}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessage id={messageId(path)} error={error} help={help} />
    </fieldset>
  );
}
