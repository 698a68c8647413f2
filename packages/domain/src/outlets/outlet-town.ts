/** A town as it is compared: 'Saint-Émilion', 'SAINT EMILION' and 'St Emilion' are one. */
export function outletTown(town: string): string {
  const words = town
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.map((word) => SHORT[word] ?? word).join(' ');
}

/** As the customer file writes them. */
const SHORT: Record<string, string> = { st: 'saint', ste: 'sainte' };
