import { FieldMessage } from '../FieldMessage.tsx';
import '../Field.css';

interface ParcelsFieldProps {
  id: string;
  value: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** Numbers of one order's parcels. */
export function ParcelsField({ id, value, error, onChange }: ParcelsFieldProps) {
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <label htmlFor={id}>
        Colis <span className="field-optional">facultatif, plusieurs séparés par une virgule</span>
      </label>
      <input
        className="field-input"
        id={id}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-m`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldMessage id={`${id}-m`} error={error} />
    </div>
  );
}
