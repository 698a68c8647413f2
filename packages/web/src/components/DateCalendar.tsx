import { type CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import {
  type CalendarProps,
  type CalendarState,
  type DateValue,
  useCalendarState,
} from 'react-stately/useCalendarState';
import { Button, buttonClass } from './Button.tsx';
import { gregorian } from './gregorian.ts';
import { type Drawing, Icon } from './Icon.tsx';
import './DateCalendar.css';

interface DateCalendarProps extends CalendarProps<DateValue> {
  /** Clears the date. */
  onClear: () => void;
}

/** A month from Monday to Sunday, with the keyboard pattern of the ARIA date picker: arrows, page up and down, Home, End. */
export function DateCalendar({ onClear, ...props }: DateCalendarProps) {
  const { locale } = useLocale();
  const state = useCalendarState({ ...props, locale, createCalendar: gregorian });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(props, state);
  const now = today(getLocalTimeZone());
  return (
    <div {...calendarProps} className="date-calendar">
      <div className="date-calendar-head">
        <PageButton {...prevButtonProps} icon={IconChevronLeft} />
        {/* Announced by the grid, and on change. */}
        <span className="title-sub date-calendar-month" aria-hidden>
          {title}
        </span>
        <PageButton {...nextButtonProps} icon={IconChevronRight} />
      </div>
      <Month state={state} />
      <div className="date-calendar-foot">
        {!state.isInvalid(now) && (
          <Button tone="text" onClick={() => state.selectDate(now)}>
            Aujourd’hui
          </Button>
        )}
        {props.value && (
          <Button tone="text" onClick={onClear}>
            Effacer
          </Button>
        )}
      </div>
    </div>
  );
}

function PageButton({ icon, ...props }: AriaButtonProps & { icon: Drawing }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, ref);
  return (
    <button
      {...buttonProps}
      ref={ref}
      type="button"
      className={buttonClass({ tone: 'text', className: 'button-icon' })}
    >
      <Icon of={icon} />
    </button>
  );
}

function Month({ state }: { state: CalendarState }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short' },
    state,
  );
  return (
    <table {...gridProps} className="date-calendar-grid">
      <thead {...headerProps}>
        <tr>
          {weekDays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={state.visibleRange.start.add({ weeks: week }).toString()}>
            {state
              .getDatesInWeek(week)
              .map((day) => day && <Day key={day.toString()} day={day} state={state} />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, state }: { day: CalendarDate; state: CalendarState }) {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isOutsideVisibleRange, isDisabled, formattedDate } =
    useCalendarCell({ date: day }, state, ref);
  const isToday = day.compare(today(getLocalTimeZone())) === 0;
  const className = [
    'date-calendar-day',
    isSelected && 'date-calendar-chosen',
    isToday && 'date-calendar-today',
    isDisabled && 'date-calendar-off',
  ];
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        ref={ref}
        hidden={isOutsideVisibleRange}
        className={className.filter(Boolean).join(' ')}
      >
        {formattedDate}
      </div>
    </td>
  );
}
