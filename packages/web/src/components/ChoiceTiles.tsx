import type { ReactNode } from 'react';
import './Field.css';

export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** One-line explanation. */
  hint?: ReactNode;
}

interface ChoiceTilesProps<Value extends string> {
  /** Name of the radio group. */
  name: string;
  options: readonly Choice<Value>[];
  chosen: unknown;
  onChoose: (value: Value) => void;
  onBlur?: () => void;
  /** The first tile, target of the error summary. */
  firstId?: string;
}

/** Radio buttons styled as tiles side by side: their question is the surrounding fieldset's legend. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { name, options, chosen, onChoose, onBlur, firstId } = props;
  return (
    <div className="field-choice">
      {options.map(({ value, label, hint }, index) => (
        <label key={value}>
          <input
            id={index === 0 ? firstId : undefined}
            type="radio"
            data-first={index === 0 || undefined}
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            onBlur={onBlur}
          />
          <span>
            {label}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
