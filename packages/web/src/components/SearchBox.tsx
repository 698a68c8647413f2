import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';
import './Field.css';

interface SearchBoxProps {
  /** 'Chercher une boisson': accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Results are live: the search key of a virtual keyboard hides it, to show what it covers. */
function hideKeyboard({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (window.matchMedia('(pointer: coarse)').matches) currentTarget.blur();
}

/** A search input: filters while typing. */
export function SearchBox({ label, value, onChange, className }: SearchBoxProps) {
  return (
    <div className={`field-search ${className ?? ''}`.trim()}>
      <Icon of={IconSearch} />
      <input
        className="field-input"
        type="search"
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={hideKeyboard}
      />
    </div>
  );
}
