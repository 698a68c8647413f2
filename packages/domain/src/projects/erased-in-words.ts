const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** 'effacé le 12 mars 2027', of what was destroyed at the end of its retention; `instant` is ISO 8601. */
export function erasedInWords(instant: string, erased: 'effacé' | 'effacée' | 'effacés' = 'effacé'): string {
  return `${erased} le ${DAY.format(new Date(instant)).replace(/^1 /, '1er ')}`;
}
