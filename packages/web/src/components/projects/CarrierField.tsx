import { LONGEST_CARRIER } from '@ardoise/domain/rules/shipment.ts';
import { keepInTab, keptInTab } from '../../api/device/kept-in-tab.ts';
import { useCarriers } from '../../hooks/use-carriers.ts';
import '../Field.css';

const PLACE = 'transporteur';

/** The carrier that this person noted last, in this tab. */
export function lastCarrier(username: string): string {
  return keptInTab<{ nom: string }>(username, PLACE)?.nom ?? '';
}

export function keepCarrier(username: string, nom: string): void {
  if (nom !== '') keepInTab(username, PLACE, { nom });
}

interface CarrierFieldProps {
  id: string;
  value: string;
  /** Beside the label: 'facultatif'. */
  note: string;
  onChange: (name: string) => void;
}

/** One of head office's carriers, or another name. */
export function CarrierField({ id, value, note, onChange }: CarrierFieldProps) {
  const carriers = useCarriers();
  return (
    <div className="field">
      <label htmlFor={id}>
        Transporteur <span className="field-optional">{note}</span>
      </label>
      <input
        className="field-input"
        id={id}
        list={`${id}-l`}
        value={value}
        maxLength={LONGEST_CARRIER}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-l`}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
