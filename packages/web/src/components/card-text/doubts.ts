import type { LineDoubt } from '@ardoise/domain/card-text/line-doubts.ts';
import { amountsOf } from '@ardoise/domain/card-text/price-text.ts';
import type { CardLine, CardTextReading, LineReading } from '@ardoise/domain/projects/card-text.ts';

/** What is known of a line that was read. */
export interface KnownLine {
  reading: LineReading;
  /** What nobody has settled yet. */
  doubt: LineDoubt | undefined;
}

/** By line. */
export type KnownLines = ReadonlyMap<string | undefined, KnownLine>;

export function knownLines(
  { lignes = [] }: CardTextReading = {},
  doubts: ReadonlyMap<string, LineDoubt>,
): KnownLines {
  return new Map(lignes.map((reading) => [reading.entree, { reading, doubt: doubts.get(reading.entree) }]));
}

export const isDoubted = (known: KnownLines, { entree }: CardLine): boolean =>
  known.get(entree)?.doubt !== undefined;

/** A line and the section that it stands in. */
export interface Doubted {
  line: CardLine;
  known: KnownLine;
  title: string;
  /** The lines of its section. */
  lines: readonly CardLine[];
}

/** The two prices of a line that two were read of. */
const pricesOf = ({ prix = '' }: CardLine): readonly string[] => prix.split(' / ').filter(Boolean);

/** The cheapest and the dearest price beside a line, as they are written. */
export function pricesBeside({ line, lines }: Pick<Doubted, 'line' | 'lines'>): [string, string] | null {
  const priced = lines
    .filter(({ entree }) => entree !== line.entree)
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
  const { line, known, title } = doubted;
  const { doubt } = known;
  switch (doubt?.doubt) {
    case 'sans prix':
      return 'Pas de prix lu.';
    case 'sans nom':
      return 'Pas de nom lu.';
    case 'deux colonnes':
      return 'Ligne réunie de deux colonnes.';
    case 'lettres':
      return 'Le nom a peut-être perdu des lettres.';
    case 'prix du titre':
      return `Prix du titre, pour les lignes suivantes aussi\u00a0: ${line.prix ?? ''}.`;
    case 'deux prix':
      return `Deux prix lus\u00a0: ${pricesOf(line).join(' et ')}.`;
    case 'boisson':
      return `C’est votre ${doubt.drink.name}\u00a0?`;
    case 'prix loin': {
      const beside = pricesBeside(doubted);
      const others = title.trim() === '' ? 'autres' : title.trim().toLocaleLowerCase('fr');
      const range = beside === null ? '' : ` Les ${others} vont de ${beside[0]} à ${beside[1]}.`;
      return `Prix loin des autres\u00a0: ${line.prix ?? ''}.${range}`;
    }
    default:
      return '';
  }
}

/** What may be answered to a doubt besides 'Vu', in the order of its buttons. */
export function choicesOf(line: CardLine, { doubt }: KnownLine): readonly string[] {
  if (doubt?.doubt !== 'deux prix') return [];
  const prices = pricesOf(line);
  return prices.length < 2 ? [] : prices;
}

/** 'Lu page 1, ligne 8 : « Foie gras maison … »' */
export function placeInWords({ lu }: LineReading): string {
  if (lu?.texte === undefined) return '';
  const place = [lu.page && lu.page > 0 ? `page ${lu.page}` : '', lu.ligne ? `ligne ${lu.ligne}` : ''].filter(
    Boolean,
  );
  return `Lu ${place.join(', ')}\u00a0: «\u00a0${lu.texte}\u00a0»`;
}
