import type { ControlProps } from './control-props.ts';

/** A box to tick. */
export function TickControl({ name, label, value, readOnly, onChange }: ControlProps<boolean, 'tick'>) {
  return (
    <div className="field">
      <label className="field-tick">
        <input
          id={name}
          type="checkbox"
          checked={value}
          disabled={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
