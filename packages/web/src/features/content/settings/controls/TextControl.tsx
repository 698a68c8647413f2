import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import type { ControlProps } from './control-props.ts';

/** Text over several lines, with its count of characters. */
export function TextControl(props: ControlProps<string, 'text'>) {
  const { name, label, help, control, value, errors, readOnly, onChange } = props;
  const error = errors[''];
  const count = `${[...value].length} caractères sur ${control.length}`;
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <textarea
        id={name}
        className="field-input"
        rows={control.rows}
        value={value}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${name}-message`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FieldMessage id={`${name}-message`} error={error} help={help ? `${count}. ${help}` : count} />
    </div>
  );
}
