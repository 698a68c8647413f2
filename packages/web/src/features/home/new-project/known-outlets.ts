import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { TypeCode } from '@ardoise/domain/projects/kinds.ts';

/** An outlet of a former order. */
export interface KnownOutlet {
  nOutlet: string;
  name: string;
  town: string;
  /** Creation of its last project, by `typeProjet`. */
  last: Partial<Record<TypeCode, string>>;
}

type Row = Pick<ProjectRow, 'nOutlet' | 'nameProjet' | 'ville' | 'typeProjet' | 't_creation'>;

/** The distinct outlets of projects, newest project first. */
export function knownOutlets(rows: readonly Row[]): KnownOutlet[] {
  const known = new Map<string, KnownOutlet>();
  for (const { nOutlet, nameProjet: name, ville: town, typeProjet, t_creation } of rows) {
    if (nOutlet === '') continue;
    const outlet = known.get(nOutlet) ?? { nOutlet, name, town, last: {} };
    outlet.last[typeProjet] ??= t_creation;
    known.set(nOutlet, outlet);
  }
  return [...known.values()];
}

/**
 * The outlets that have ordered a kind whose medals are all accepted: the others may lack the medal. `medals` by kind;
 * null, or unknown, is no condition.
 */
export function acceptedOutlets(
  known: readonly KnownOutlet[],
  code: TypeCode,
  medals: Partial<Record<TypeCode, readonly string[] | null>> = {},
): readonly KnownOutlet[] {
  const accepted = medals[code] ?? null;
  if (accepted === null) return known;
  const isNoWider = (asked: readonly string[] | null | undefined) =>
    asked?.every((medal) => accepted.includes(medal)) ?? false;
  return known.filter(({ last }) =>
    (Object.keys(last) as TypeCode[]).some((kind) => isNoWider(medals[kind])),
  );
}

/** Whether two numbers differ by two swapped digits. */
function isSwapped(one: string, other: string): boolean {
  const differ = [...one].flatMap((digit, place) => (digit === other[place] ? [] : [place]));
  const [first = -1, second = -1, third] = differ;
  return (
    one.length === other.length &&
    third === undefined &&
    second >= 0 &&
    one[first] === other[second] &&
    one[second] === other[first]
  );
}

/** Known outlets similar to an unknown number: with two digits swapped. */
export function nearOutlets(typed: string, known: readonly KnownOutlet[]): KnownOutlet[] {
  return known.filter(({ nOutlet }) => isSwapped(typed, nOutlet));
}
