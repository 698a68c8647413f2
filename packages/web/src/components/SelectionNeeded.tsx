import { useEffect } from 'react';
import { Button } from './Button.tsx';
import { useToast } from './Toast.tsx';
import './BulkBar.css';

interface SelectionNeededProps {
  /** The action that needs a selection. */
  label: string;
  /** Displayed while nothing is selected. */
  message: string;
  count: number;
}

/** On the keyboard's way before a list whose bar comes with a selection: says what is missing. */
export function SelectionNeeded({ label, message, count }: SelectionNeededProps) {
  const toast = useToast();
  useEffect(() => {
    if (count > 0) toast.clear();
  }, [count, toast]);
  if (count > 0) return null;
  return (
    <p className="bulk-bar-way">
      <Button onClick={() => toast({ tone: 'stop', message })}>{label}</Button>
    </p>
  );
}
