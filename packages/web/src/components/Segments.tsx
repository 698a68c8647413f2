import { useShownAtOnce } from '../hooks/use-shown-at-once.ts';
import './Segments.css';

interface SegmentsProps<Value extends string> {
  /** Of the radio group. */
  name: string;
  /** Of its first choice, which a message links to. */
  id?: string | undefined;
  options: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A short closed list, side by side; its legend is the fieldset's around it. */
export function Segments<Value extends string>({ name, id, options, ...answer }: SegmentsProps<Value>) {
  const [chosen, choose] = useShownAtOnce<Value | undefined>(
    answer.chosen,
    (value) => value !== undefined && answer.onChoose(value),
  );
  return (
    <div className="segments">
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
