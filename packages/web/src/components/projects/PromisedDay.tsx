import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ReactNode } from 'react';
import { DatePicker } from '../DatePicker.tsx';
import '../Field.css';
import '../DateInput.css';

interface PromisedDayProps {
  /** Its message has the id `${id}-m`. */
  id: string;
  label: ReactNode;
  /** yyyy-MM-dd; empty while it is incomplete. */
  value: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** A day of delivery, from today on; in dialogs that are loaded when they open, with the calendar. */
export function PromisedDay({ id, label, value, error, onChange }: PromisedDayProps) {
  return (
    <DatePicker
      id={id}
      label={label}
      value={value}
      min={parisDay(new Date())}
      isBad={error !== undefined}
      describedBy={`${id}-m`}
      onChange={onChange}
    />
  );
}
