import { afterEach, describe, expect, it } from 'vitest';
import { readCalendarFile } from '../../../testing/read-calendar.ts';
import { type CalendarContent, type CalendarEvent, calendarFile } from './calendar-file.ts';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '65a0b1c2d3e4f5a6b7c8d9e0-pose@ardoise',
  sequence: 4,
  day: '2026-12-02',
  hours: { from: '09:30', to: '11:30' },
  summary: 'Pose : La Guinguette du Lac',
  place: '12, place des Thermes, 40100 Dax',
  description: 'Boards PVC, commande 3105135',
  ...changes,
});
const written = (events: readonly CalendarEvent[], method: CalendarContent['method'] = 'PUBLISH') =>
  calendarFile(
    { method, events, stamp: '2026-11-28T10:00:00.000Z' },
    'Ardoise <ne-pas-repondre@ardoise.example>',
  );

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a file of a calendar', () => {
  it.each(['UTC', 'Europe/Paris', 'America/New_York'])('says the hour of Paris, by a process in %s', (tz) => {
    process.env.TZ = tz;
    const file = written([event(), event({ uid: 'été', day: '2027-07-01' })]);
    expect(readCalendarFile(file)).toMatchObject({
      method: 'PUBLISH',
      events: [
        { start: '20261202T093000', zone: 'Europe/Paris', at: '2026-12-02T08:30:00.000Z', sequence: 4 },
        { start: '20270701T093000', at: '2027-07-01T07:30:00.000Z' },
      ],
    });
    expect(file).toContain('DTSTAMP:20261128T100000Z\r\n');
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it.each(['UTC', 'America/New_York'])('is of the whole day without hours, by a process in %s', (tz) => {
    process.env.TZ = tz;
    expect(written([event({ hours: null })])).toContain('DTSTART;VALUE=DATE:20261202\r\n');
  });

  it('takes an event out of a calendar', () => {
    expect(readCalendarFile(written([event()], 'CANCEL'))).toMatchObject({
      method: 'CANCEL',
      events: [{ status: 'CANCELLED', organizer: 'mailto:ne-pas-repondre@ardoise.example' }],
    });
  });

  it('asks nobody for an answer', () => {
    const file = written([event()]);
    expect(file).not.toMatch(/ATTENDEE|RSVP/);
    expect(written([event()])).toBe(file);
  });
});

const HOSTILE = [
  'Chez Léo\r\nATTENDEE:mailto:a@b.example\r\nDTSTART:20200101',
  'Chez Léo\nEND:VEVENT\nBEGIN:VEVENT',
  'Chez\rX-INJECTED:1',
  'Bar ; Tabac, Loto \\ "PMU": \\n \\; 100 %',
  '🍷'.repeat(300),
  'é'.repeat(600),
  `${'a'.repeat(74)}🍷${'b'.repeat(600)}`,
  'a\u2028b\u2029c\u0085d\u0000e\u000bf\tg',
  'un \ud83c seul',
  '',
];

describe.each(HOSTILE.map((name, index) => ({ name, index })))(
  'a name in a calendar, case $index',
  ({ name }) => {
    const plain = name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replaceAll('\\', '/')
      .trim();
    const file = written([event({ summary: name, place: name, description: name })]);

    it('is read as it is, on one line, by both readers', () => {
      const { events } = readCalendarFile(file);
      expect(events).toHaveLength(1);
      expect(events[0]).toMatchObject({ summary: plain, location: plain, description: plain });
    });

    it('adds no property, and no line of more than 75 octets', () => {
      const known = ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location', 'description'];
      const { events } = readCalendarFile(file);
      for (const property of events[0]?.properties ?? [])
        expect([...known, 'organizer', 'status', 'transp']).toContain(property);
      const lines = file.split('\r\n');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      expect(Buffer.from(file).toString()).toBe(file);
    });
  },
);
