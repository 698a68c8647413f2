import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';
import './Field.css';

interface SearchBoxProps {
  /** 'Chercher une boisson': read aloud, and shown while the box is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Everything is found as one types: the search key of a tablet's keyboard shows what the keyboard covers. */
function hideKeyboard({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (window.matchMedia('(pointer: coarse)').matches) currentTarget.blur();
}

/** A search: filters as one types. */
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
