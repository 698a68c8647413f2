/**
 * Abbreviates 'Antoine Delmas' to 'A. Delmas', 'Jean-Luc Petit' to 'J.-L. Petit', for tables. A single word is
 * unchanged.
 */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) return first;
  const initials = first
    .split('-')
    .filter(Boolean)
    .map((part) => `${part[0]?.toUpperCase()}.`)
    .join('-');
  return `${initials}\u00a0${rest.join(' ')}`;
}
