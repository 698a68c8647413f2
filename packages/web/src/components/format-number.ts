/** The no-break space of French typography; the fonts render it narrow. */
export const NBSP = '\u00a0';

// Intl emits U+202F between thousands, which the fonts lack.
const tidy = (text: string) => text.replaceAll('\u202f', NBSP);

const plain = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });

/** Formats 12500.5 as '12 500,5'. */
export function formatNumber(value: number): string {
  return tidy(plain.format(value));
}

/** Formats 72 as '72 %'. */
export function formatPercent(value: number): string {
  return tidy(percents.format(value / 100));
}

/** Formats 2400000 as '2,3 Mo' (units of 1,024). */
export function formatSize(bytes: number): string {
  const units = ['o', 'Ko', 'Mo', 'Go'];
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  const digits = value < 10 && power > 0 ? 1 : 0;
  return `${tidy(value.toLocaleString('fr-FR', { maximumFractionDigits: digits }))}${NBSP}${units[power]}`;
}

/** French plural: 0 and 1 are singular. `counted(3, 'projet', 'projets')` returns '3 projets'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${Math.abs(count) < 2 ? one : many}`;
}
