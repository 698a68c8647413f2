import { Fragment, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { AriaDatePickerProps, DateValue } from 'react-aria/useDatePicker';
import { type DateFieldState, type DateSegment, useDateFieldState } from 'react-stately/useDateFieldState';
import { useStableCallback } from '../hooks/use-stable-callback.ts';
import { gregorian } from './gregorian.ts';

/** Nobody plans before it: a year of fewer figures is still being typed. */
const FIRST_YEAR = 1000;

/** What the segments show, yyyy-MM-dd; empty where all are, null while the date is unfinished. */
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
  /** As the caller knows it. */
  known: string;
  onShown: (day: string | null) => void;
}

/** jj / mm / aaaa, each a spin button that figures are typed into. */
export function DateSegments({ known, onShown, ...props }: DateSegmentsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const state = {
    ...useDateFieldState({ ...props, locale, createCalendar: gregorian }),
    // Left, a day that does not exist stays as it was typed: the 31st of February is no 28th.
    confirmPlaceholder: () => undefined,
  };
  const { fieldProps } = useDateField(props, state, box);
  const shown = shownDay(state);
  const last = useRef(shown);
  const tell = useStableCallback(onShown);
  useEffect(() => {
    const wasUnfinished = last.current === null;
    if (shown === last.current) return;
    last.current = shown;
    // What the caller has changed itself is no news.
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
