import { Fragment, useLayoutEffect, useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { AriaDatePickerProps, DateValue } from 'react-aria/useDatePicker';
import { type DateFieldState, type DateSegment, useDateFieldState } from 'react-stately/useDateFieldState';
import { useStableCallback } from '../hooks/use-stable-callback.ts';
import { gregorian } from './gregorian.ts';

/** A smaller year is still being typed. */
const FIRST_YEAR = 1000;

/** The segments' day, yyyy-MM-dd; empty when all are empty, null while incomplete. */
function shownDay({ segments, value }: DateFieldState): string | null {
  const parts = segments.filter(({ isEditable }) => isEditable);
  if (parts.every(({ isPlaceholder }) => isPlaceholder)) return '';
  const isWhole = parts.every(
    ({ type, value: shown, isPlaceholder }) =>
      !isPlaceholder && shown === value?.[type as 'day' | 'month' | 'year'],
  );
  return isWhole && value !== null && value.year >= FIRST_YEAR ? value.toString() : null;
}

interface DateSegmentsProps extends AriaDatePickerProps<DateValue> {
  /** The caller's value. */
  known: string;
  onShown: (day: string | null) => void;
}

/** jj / mm / aaaa, each a spin button that accepts typed digits. */
export function DateSegments({ known, onShown, ...props }: DateSegmentsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const state = {
    ...useDateFieldState({ ...props, locale, createCalendar: gregorian }),
    // On blur a nonexistent day is kept as typed: the 31st of February does not become the 28th.
    confirmPlaceholder: () => undefined,
  };
  const { fieldProps } = useDateField(props, state, box);
  const shown = shownDay(state);
  const last = useRef(shown);
  const tell = useStableCallback(onShown);
  // A layout effect: the caller gets the value before the next key event.
  useLayoutEffect(() => {
    const wasUnfinished = last.current === null;
    if (shown === last.current) return;
    last.current = shown;
    // Not notified of its own change.
    if (wasUnfinished || shown !== known) tell(shown);
  }, [shown, known, tell]);
  return (
    <div {...fieldProps} ref={box} className="date-input-segments">
      {state.segments
        .filter(({ isEditable }) => isEditable)
        .map((segment, place) => (
          <Fragment key={segment.type}>
            {place > 0 && (
              <span className="date-input-between" aria-hidden>
                /
              </span>
            )}
            <Segment segment={segment} state={state} />
          </Fragment>
        ))}
    </div>
  );
}

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const part = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, part);
  return (
    <span
      {...segmentProps}
      ref={part}
      className={segment.isPlaceholder ? 'date-input-part date-input-empty' : 'date-input-part'}
    >
      {segment.text}
    </span>
  );
}
