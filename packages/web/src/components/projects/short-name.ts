/** 'Antoine Delmas' gives 'A. Delmas', 'Jean-Luc Petit' 'J.-L. Petit': a table has many names. One word stays as it is. */
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
