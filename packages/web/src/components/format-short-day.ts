const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: 'numeric', month: 'short' });

/** '12 nov.', '1er déc.', with no-break spaces, without the year. */
export function formatShortDay(moment: string): string {
  return day
    .format(new Date(moment))
    .replace(/^1(?= )/, '1er')
    .replace(' ', '\u00a0');
}
