const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const TIME = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** `20 novembre 2026`, in Paris. */
export function spokenDay(instant: Date): string {
  return DAY.format(instant);
}

/** `20 novembre 2026 à 14:32:05`, in Paris; `instant` is ISO 8601. */
export function spokenInstant(instant: string): string {
  const date = new Date(instant);
  return `${DAY.format(date)} à ${TIME.format(date)}`;
}
