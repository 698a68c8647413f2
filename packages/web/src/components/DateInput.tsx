import { useState } from 'react';
import type { DatePickerProps } from './DatePicker.tsx';
import { latePart, useLatePart } from './late-part.ts';
import './Field.css';
import './DateInput.css';

/** The segments, the calendar and their keys: of a library, loaded with the first date that is drawn. */
const PICKER = latePart<DatePickerProps>(async () => (await import('./DatePicker.tsx')).DatePicker);

/** The browser's own field is there, and works. */
const stay = () => undefined;

/**
 * A day under its label: jj/mm/aaaa whatever the browser's language, and a calendar. Until that is loaded, and where it cannot
 * be, the browser's own date field stands there.
 */
export function DateInput(props: DatePickerProps) {
  const { id, label, value, min, max, isBad, describedBy, isBusy, onChange, onLeave } = props;
  const [isTyping, setTyping] = useState(false);
  const Picker = useLatePart(PICKER, { wanted: true, onFailed: stay });
  // Nothing is taken from under the finger: what was begun in the browser's field is ended there.
  if (Picker && !isTyping) return <Picker {...props} />;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={isBad ? 'field-input date-input date-input-bad' : 'field-input date-input'}
        type="date"
        min={min}
        max={max}
        value={value}
        aria-invalid={isBad}
        aria-describedby={describedBy}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => onChange(currentTarget.value, currentTarget.validity.badInput)}
        onFocus={() => setTyping(true)}
        onBlur={({ currentTarget }) => {
          setTyping(currentTarget.validity.badInput);
          onLeave?.();
        }}
        onKeyDown={({ key }) => key === 'Enter' && onLeave?.()}
      />
    </>
  );
}
