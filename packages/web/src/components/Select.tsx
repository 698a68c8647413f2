import './Field.css';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps {
  /** Read aloud; not drawn, the first option says it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  className?: string;
}

/** A filter: a select outside any form, without room for an error. */
export function Select({ label, value, onChange, options, className }: SelectProps) {
  return (
    <label className={`sel ${className ?? ''}`.trim()}>
      <span className="sr">{label}</span>
      <select className="in" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
