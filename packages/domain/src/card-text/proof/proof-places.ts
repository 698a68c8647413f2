import { amountsOf } from '../price-text.ts';
import type { WholeCardSection } from '../whole-card.ts';
import { lettersOf } from './proof-text.ts';
import { nameLetters } from './standing-lines.ts';

/** Left, top, width and height as fractions of the page. */
export type PageBox = readonly [number, number, number, number];

/** A line of a proof where it stands. */
export interface ProofLine {
  /** From 1, of its file. */
  page: number;
  boite: PageBox;
  texte: string;
}

/** Where something stands on a proof. */
export interface ProofPlace {
  fichier: string;
  page: number;
  boite: PageBox;
}

interface PlacedLine extends ProofPlace {
  letters: string;
  texte: string;
}

/** The first letters of a name that goes on in the next line. */
const BEGINNING = 5;

/** Looks for the lines of an order on the pages of a proof. */
export class ProofPlaces {
  readonly #lines: readonly PlacedLine[];

  constructor(files: readonly { id: string; lines: readonly ProofLine[] }[]) {
    this.#lines = files.flatMap(({ id, lines }) =>
      lines.map(({ page, boite, texte }) => ({ fichier: id, page, boite, texte, letters: lettersOf(texte) })),
    );
  }

  /** The line with this name, with its price where several have it; null where none has. */
  find(nom: string, prix = ''): ProofPlace | null {
    const name = nameLetters(nom);
    if (name === '') return null;
    const named = this.#lines.filter(({ letters }) => letters.includes(name));
    const wanted = amountsOf(prix).join('/');
    const found =
      named.find(({ texte }) => wanted !== '' && amountsOf(texte).join('/').endsWith(wanted)) ??
      // 'Café' is not 'Café gourmand' where both are there.
      named.toSorted((one, other) => one.letters.length - other.letters.length)[0] ??
      this.#lines.find(
        ({ letters }) =>
          letters.length >= BEGINNING && letters.length < name.length && name.startsWith(letters),
      );
    return found === undefined ? null : { fichier: found.fichier, page: found.page, boite: found.boite };
  }

  /** Where a line that is not there would stand: below the one before it in its section, or above the one after it. */
  gapOf(section: WholeCardSection | undefined, nom: string): ProofPlace | null {
    const lines = section?.lignes ?? [];
    const at = lines.findIndex((line) => line.nom === nom);
    for (const before of lines.slice(0, Math.max(at, 0)).toReversed()) {
      const place = this.find(before.nom, before.prix);
      if (place === null) continue;
      const [x, y, width, height] = place.boite;
      return { ...place, boite: [x, y + height, width, 0] };
    }
    for (const after of lines.slice(at + 1)) {
      const place = this.find(after.nom, after.prix);
      if (place === null) continue;
      const [x, y, width] = place.boite;
      return { ...place, boite: [x, y, width, 0] };
    }
    return null;
  }
}
