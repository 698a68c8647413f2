import { useEffect, useRef, useState } from 'react';
import { SearchBox } from './SearchBox.tsx';

/** Debounce of typing. */
const TYPING_MS = 300;

interface DelayedSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A debounced search input: displays typing immediately, and follows external changes of the URL. */
export function DelayedSearch({ label, value, onChange }: DelayedSearchProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      latest.current(text);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return <SearchBox label={label} value={typed} onChange={setTyped} />;
}
