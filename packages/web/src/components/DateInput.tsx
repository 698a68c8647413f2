import { useState } from 'react';
import type { DatePickerProps } from './DatePicker.tsx';
import { latePart, useLatePart } from './late-part.ts';
import './Field.css';
import './DateInput.css';

/** The segments, the calendar and their keyboard pattern: a library, lazy-loaded with the first rendered date. */
const PICKER = latePart<DatePickerProps>(async () => (await import('./DatePicker.tsx')).DatePicker);

/** The native input remains, and works. */
const stay = () => undefined;

/**
 * A date input with label: jj/mm/aaaa in any browser language, and a calendar. Until that is loaded, and if it fails, a
 * native date input.
 */
export function DateInput(props: DatePickerProps) {
  const { id, label, value, min, max, isBad, describedBy, isBusy, onChange, onLeave } = props;
  const [isTyping, setTyping] = useState(false);
  const Picker = useLatePart(PICKER, { wanted: true, onFailed: stay });
  // Never replaced while focused: input begun in the native field is finished there.
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
