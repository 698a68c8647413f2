import { useState } from 'react';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import type { ControlProps } from './control-props.ts';

const shown = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));

/** An integer with its unit; empty is none where it is optional. Invalid input is kept as typed. */
export function FigureControl(props: ControlProps<number | null, 'figure'>) {
  const { name, label, help, control, value, errors, readOnly, onChange } = props;
  const [typed, setTyped] = useState(() => shown(value));
  const [seen, setSeen] = useState(value);
  if (!Object.is(seen, value)) {
    setSeen(value);
    if (!Number.isNaN(value)) setTyped(shown(value));
  }
  const error = errors[''];
  const type = (text: string) => {
    setTyped(text);
    const digits = text.trim();
    if (digits === '' && control.optional) return onChange(null);
    onChange(/^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN);
  };
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <span className="settings-figure">
        <input
          id={name}
          className="field-input number"
          inputMode="numeric"
          value={typed}
          readOnly={readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${name}-unit ${name}-message`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <span id={`${name}-unit`}>{control.unit}</span>
      </span>
      <FieldMessage id={`${name}-message`} error={error} help={help} />
    </div>
  );
}
