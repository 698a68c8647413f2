import { amountsOf } from '@ardoise/domain/card-text/price-text.ts';
import type { CardLine, CardTextReading, Doubt, LineReading } from '@ardoise/domain/projects/card-text.ts';

/** What is known of lines that were read, by line. */
export type Readings = ReadonlyMap<string | undefined, LineReading>;

export function readingsOf({ lignes = [] }: CardTextReading): Readings {
  return new Map(lignes.map((one) => [one.entree, one]));
}

/** The doubt about a line that nobody has looked at. */
export function doubtOf(reading: LineReading | undefined): Doubt | undefined {
  return reading?.vu ? undefined : reading?.aVerifier;
}

/** A line and the section that it stands in. */
export interface Doubted {
  line: CardLine;
  doubt: Doubt;
  title: string;
  /** The lines of its section. */
  lines: readonly CardLine[];
}

/** The two prices of a line that two were read of. */
export function pricesOf({ prix = '' }: CardLine): readonly string[] {
  return prix.split(' / ').filter(Boolean);
}

/** The cheapest and the dearest price beside a line, as they are written. */
function pricesBeside({ line, lines }: Doubted): [string, string] | null {
  const priced = lines
    .filter((one) => one !== line)
    .flatMap(({ prix = '' }) => {
      const [amount] = amountsOf(prix);
      return amount === undefined ? [] : [{ prix, amount }];
    })
    .sort((one, other) => one.amount - other.amount);
  const [first, last] = [priced[0], priced.at(-1)];
  return first && last ? [first.prix, last.prix] : null;
}

/** Why a line is to be checked, in a sentence. */
export function doubtInWords(doubted: Doubted): string {
  const { line, doubt, title } = doubted;
  const { prix = '' } = line;
  switch (doubt) {
    case 'sans prix':
      return 'Pas de prix lu.';
    case 'sans nom':
      return 'Pas de nom lu.';
    case 'deux colonnes':
      return 'Ligne réunie de deux colonnes.';
    case 'deux prix':
      return `Deux prix lus\u00a0: ${pricesOf(line).join(' et ')}.`;
    case 'prix loin': {
      const beside = pricesBeside(doubted);
      const others = title.trim() === '' ? 'autres' : title.trim().toLocaleLowerCase('fr');
      const range = beside === null ? '' : ` Les ${others} vont de ${beside[0]} à ${beside[1]}.`;
      return `Prix loin des autres\u00a0: ${prix}.${range}`;
    }
  }
}

/** 'Lu page 1, ligne 8 : « Foie gras maison … »' */
export function placeInWords({ lu }: LineReading): string {
  if (lu?.texte === undefined) return '';
  const place = [lu.page && lu.page > 0 ? `page ${lu.page}` : '', lu.ligne ? `ligne ${lu.ligne}` : ''].filter(
    Boolean,
  );
  return `Lu ${place.join(', ')}\u00a0: «\u00a0${lu.texte}\u00a0»`;
}
