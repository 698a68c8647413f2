import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

/** An event as both public readers read it. */
export interface ReadEvent {
  uid: string;
  sequence: number;
  /** As it is written: 20261202T090000, or 20261202 for the whole day. */
  start: string;
  zone: string;
  /** The instant, ISO 8601. */
  at: string;
  summary: string;
  location: string;
  description: string;
  status: string;
  organizer: string;
  properties: string[];
}

/** The method and the events of a file, by ical.js; node-ical has to read the same. @throws when they disagree */
export function readCalendarFile(file: string): { method: string; events: ReadEvent[] } {
  const root = new ICAL.Component(ICAL.parse(file));
  const events = root.getAllSubcomponents('vevent').map(readEvent);
  const others = Object.values(nodeIcal.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT');
  const seen = others.map((part) => {
    const {
      uid,
      summary,
      location = '',
      description,
      status,
      start,
    } = part as unknown as Record<string, unknown>;
    return { uid, summary, location, description, status, at: (start as Date).toISOString() };
  });
  const said = events.map(({ uid, summary, location, description, status, at }) => {
    return { uid, summary, location, description, status, at };
  });
  if (JSON.stringify(seen) !== JSON.stringify(said))
    throw new Error(`the two readers differ: ${JSON.stringify(seen)} and ${JSON.stringify(said)}`);
  return { method: String(root.getFirstPropertyValue('method')), events };
}

function readEvent(event: ICAL.Component): ReadEvent {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
  const start = event.getFirstProperty('dtstart');
  const time = event.getFirstPropertyValue('dtstart') as ICAL.Time;
  return {
    uid: text('uid'),
    sequence: Number(text('sequence')),
    start: time.toICALString(),
    zone: start?.getFirstParameter('tzid') ?? '',
    at: time.toJSDate().toISOString(),
    summary: text('summary'),
    location: text('location'),
    description: text('description'),
    status: text('status'),
    organizer: text('organizer'),
    properties: event.getAllProperties().map(({ name }) => name),
  };
}
