import './Field.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> {
  /** Accessible name; not visible, the first option shows it. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  className?: string;
}

/** A filter: a select outside any form, without an error message. */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SelectProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <label className={`field-select ${className ?? ''}`.trim()}>
      <span className="visually-hidden">{label}</span>
      <select className="field-input" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
