interface NoneTickProps {
  /** 'Aucun Cocktail' */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The choice of having none, above the pictures that it clears. */
export function NoneTick({ label, checked, onChange }: NoneTickProps) {
  return (
    <label className="tick none-of">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
