import { counted } from '../../components/format-number.ts';

/** Most numbers at once: as many as are looked up in a minute, less what is looked up meanwhile. */
export const MOST_NUMBERS = 50;

/** What was typed: numbers, separated by anything, or a town. */
type Asked = { numbers: string[] } | { town: string };

/** A number of an outlet, as it is written in one go. */
const NUMBER = /\d{5,}/g;

/** Null where nothing is typed. */
export function askedOf(typed: string): Asked | null {
  const numbers = [...new Set(typed.match(NUMBER) ?? [])];
  if (numbers.length > 0) return { numbers };
  const town = typed.trim();
  return town === '' ? null : { town };
}

interface Kept {
  /** How many are here now. */
  kept: number;
  /** Numbers of no outlet. */
  unknown?: readonly string[];
  town?: string;
  /** There are more in this town than are kept at once. */
  more?: boolean;
}

/** '12 points de vente de Libourne gardés ici.' */
export function keptWords({ kept, unknown = [], town, more = false }: Kept): string {
  const of = town === undefined ? '' : ` (${town})`;
  const said =
    kept === 0
      ? `Aucun point de vente trouvé${of}.`
      : `${counted(kept, 'point de vente gardé', 'points de vente gardés')} ici${of}.`;
  const missing =
    unknown.length === 0
      ? []
      : [`${unknown.length === 1 ? 'Inconnu' : 'Inconnus'}\u00a0: ${unknown.join(', ')}.`];
  return [said, ...(more ? ['Il y en a d’autres\u00a0: donnez leurs numéros.'] : []), ...missing].join(' ');
}
