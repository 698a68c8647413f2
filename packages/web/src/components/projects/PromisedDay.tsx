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
  /** A day of the past, until today: of a sending, of a delivery. */
  past?: true;
  onChange: (day: string) => void;
}

/** A day of delivery, from today on, or until today; in dialogs that are loaded when they open, with the calendar. */
export function PromisedDay({ id, label, value, error, past, onChange }: PromisedDayProps) {
  const today = parisDay(new Date());
  return (
    <DatePicker
      id={id}
      label={label}
      value={value}
      min={past ? undefined : today}
      max={past ? today : undefined}
      isBad={error !== undefined}
      describedBy={`${id}-m`}
      onChange={onChange}
    />
  );
}
