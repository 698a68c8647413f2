import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** What is put into, or taken from, somebody's calendar. */
export interface CalendarEvent {
  /** The same for every file about it (RFC 5545 section 3.8.4.7). */
  uid: string;
  /** Greater after each change. */
  sequence: number;
  /** yyyy-MM-dd in Europe/Paris. */
  day: string;
  /** HH:mm; null for the whole day. */
  hours: { from: string; to: string } | null;
  summary: string;
  place: string;
  description: string;
}

/**
 * `PUBLISH` puts it there or replaces it, `CANCEL` takes it out: nobody is asked for an answer
 * (docs/decisions/appointments-are-published.md).
 */
export type CalendarMethod = keyof typeof METHODS;

const METHODS = {
  PUBLISH: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.CONFIRMED },
  CANCEL: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED },
};

export interface CalendarContent {
  method: CalendarMethod;
  events: readonly CalendarEvent[];
  /** When it was written, ISO 8601: the same content is the same bytes. */
  stamp: string;
}

const ZONE = 'Europe/Paris';

/** The rules of Europe/Paris since 1996. */
const RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * On one line, without control characters, at which some readers end a line, and without backslashes, of which some
 * undo the escape in the wrong order: a name would then begin a line.
 */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('\\', '/')
    .trim();
}

/** The address of 'Ardoise <ne-pas-repondre@ardoise.example>'. */
function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

/**
 * A file of a calendar (RFC 5545): lines of 75 octets, Europe/Paris with its rules. `sender` is the address that mails
 * are from, the organiser's.
 */
export function calendarFile({ method, events, stamp }: CalendarContent, sender: string): string {
  const { method: written, status } = METHODS[method];
  const calendar = ical({
    prodId: '//Ardoise//Agenda//FR',
    method: written,
    // Without a name: with one the library writes DTSTAMP as a local time, which has to be UTC.
    timezone: { name: null, generator: () => RULES },
  });
  for (const { uid, sequence, day, hours, summary, place, description } of events) {
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: new Date(stamp),
      // Without an offset: the hour of the wall, whatever the zone of this process.
      start: `${day}T${hours?.from ?? '00:00'}:00`,
      ...(hours && { end: `${day}T${hours.to}:00` }),
      allDay: hours === null,
      timezone: ZONE,
      summary: oneLine(summary),
      location: oneLine(place),
      description: oneLine(description),
      status,
      // Somewhere within these hours: nobody is busy for all of them.
      transparency: ICalEventTransparency.TRANSPARENT,
      organizer: { name: 'Ardoise', email: addressOf(sender) },
    });
  }
  return `${calendar.toString()}\r\n`;
}
