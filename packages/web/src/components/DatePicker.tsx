import { type CalendarDate, parseDate } from '@internationalized/date';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { mergeProps } from 'react-aria/mergeProps';
import { useDatePicker } from 'react-aria/useDatePicker';
import { useDatePickerState } from 'react-stately/useDatePickerState';
import { DateCalendar } from './DateCalendar.tsx';
import { DateSegments } from './DateSegments.tsx';
import { Icon } from './Icon.tsx';
import { Popover } from './Popover.tsx';
import { popoverButton } from './popover-button.ts';

export interface DatePickerProps {
  /** Its focus moves to the first segment. */
  id: string;
  label: ReactNode;
  /** yyyy-MM-dd, empty without one. */
  value: string;
  /** The first and last day that the calendar offers; typed input may be outside. */
  min?: string | undefined;
  max?: string | undefined;
  isBad?: boolean | undefined;
  describedBy?: string | undefined;
  isBusy?: boolean | undefined;
  /** `value` is also empty while the date is incomplete: a part is missing, or no such day exists. */
  onChange: (value: string, isUnfinished: boolean) => void;
  /** On blur, or Enter. */
  onLeave?: (() => void) | undefined;
}

/** Null for an invalid day, e.g. from a URL. */
function dayOf(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
}

/** A day as jj/mm/aaaa with its label and its calendar, in French in any browser language. */
export function DatePicker(props: DatePickerProps) {
  return (
    <I18nProvider locale="fr-FR">
      <Picker {...props} />
    </I18nProvider>
  );
}

/** The day of the segments: local while typing, the caller's as soon as that changes. */
function useDay(value: string, onChange: DatePickerProps['onChange']) {
  const [day, setDay] = useState(() => dayOf(value));
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) setDay(dayOf(value));
  }
  const tell = (shown: string | null) => {
    setTold(shown ?? '');
    onChange(shown ?? '', shown === null);
  };
  return { day, setDay, tell };
}

function Picker(props: DatePickerProps) {
  const { id, label, value, min, max, isBad = false, describedBy, isBusy, onChange, onLeave } = props;
  const box = useRef<HTMLDivElement>(null);
  const { day, setDay, tell } = useDay(value, onChange);
  const state = useDatePickerState({ value: day, onChange: setDay, isInvalid: isBad });
  const { labelProps, groupProps, fieldProps, buttonProps, dialogProps, calendarProps } = useDatePicker(
    {
      id,
      label,
      'aria-describedby': describedBy,
      shouldForceLeadingZeros: true,
      onBlur: onLeave,
      onKeyDown: ({ key }) => key === 'Enter' && onLeave?.(),
    },
    state,
    box,
  );
  const { onPress: _, isDisabled: __, ...button } = buttonProps;
  const enter = ({ target, currentTarget }: FocusEvent) => {
    if (target === currentTarget) box.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  };
  const clear = () => {
    setDay(null);
    state.close();
  };
  return (
    <>
      <label {...labelProps} htmlFor={id}>
        {label}
      </label>
      <div
        {...mergeProps(groupProps, { onFocus: enter })}
        tabIndex={-1}
        ref={box}
        className={isBad ? 'field-input date-input date-input-bad' : 'field-input date-input'}
        aria-busy={isBusy}
      >
        <DateSegments {...fieldProps} known={value} onShown={tell} />
        <button
          {...button}
          {...popoverButton({
            id: dialogProps.id ?? '',
            isOpen: state.isOpen,
            open: () => state.setOpen(true),
          })}
          type="button"
          className="date-input-open"
        >
          <Icon of={IconCalendar} />
        </button>
      </div>
      {state.isOpen && (
        <Popover {...dialogProps} role="dialog" anchor={box} align="start" onClose={state.close}>
          <DateCalendar {...calendarProps} minValue={dayOf(min)} maxValue={dayOf(max)} onClear={clear} />
        </Popover>
      )}
    </>
  );
}
