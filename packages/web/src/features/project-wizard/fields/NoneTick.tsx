import './NoneTick.css';

interface NoneTickProps {
  /** 'Aucun Cocktail' */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Target of an error summary, when it displays the group's error. */
  id?: string;
  describedBy?: string;
}

/** The option for none, above what it clears. */
export function NoneTick({ label, checked, onChange, id, describedBy }: NoneTickProps) {
  return (
    <div className="none-tick">
      <label className="field-tick">
        <input
          type="checkbox"
          id={id}
          aria-describedby={describedBy}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
