const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: 'numeric', month: 'short' });

/** '12 nov.', on one line, where the year goes without saying. */
export function formatShortDay(moment: string): string {
  return day.format(new Date(moment)).replace(' ', '\u00a0');
}
