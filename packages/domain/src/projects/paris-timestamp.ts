const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Local time in Paris for file names: `20261120-143205`. */
export function parisTimestamp(instant: Date): string {
  const [date = '', time = ''] = PARTS.format(instant).split(', ');
  return `${date.replaceAll('-', '')}-${time.replaceAll(':', '')}`;
}
