const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: 'numeric', month: 'short' });

/** '12 nov.', '1er déc.', on one line, where the year goes without saying. */
export function formatShortDay(moment: string): string {
  return day
    .format(new Date(moment))
    .replace(/^1(?= )/, '1er')
    .replace(' ', '\u00a0');
}
