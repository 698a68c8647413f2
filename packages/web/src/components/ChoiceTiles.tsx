import type { ReactNode, Ref } from 'react';
import './Field.css';

export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** What it means, in a line. */
  hint?: ReactNode;
}

interface ChoiceTilesProps<Value extends string> {
  /** Of the radio buttons: one answer for all of them. */
  name: string;
  options: readonly Choice<Value>[];
  chosen: unknown;
  onChoose: (value: Value) => void;
  onBlur?: () => void;
  /** The first tile, where an error leads. */
  first?: { id?: string; ref?: Ref<HTMLInputElement> };
}

/** A few answers side by side, as radio buttons in tiles: their question is the legend of the fieldset around them. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { name, options, chosen, onChoose, onBlur, first } = props;
  return (
    <div className="field-choice">
      {options.map(({ value, label, hint }, index) => (
        <label key={value}>
          <input
            {...(index === 0 && first)}
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
