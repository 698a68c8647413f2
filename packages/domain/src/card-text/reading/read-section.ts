import type { Doubt } from '../../projects/card-text.ts';

/** A line of the card as it was read. */
export interface ReadRow {
  nom: string;
  detail: string;
  volume: string;
  prix: string;
  page: number;
  ligne: number;
  /** The line of the file, as written there. */
  texte: string;
  aVerifier?: Doubt;
}

export interface ReadSection {
  /** Empty for lines above the first title. */
  titre: string;
  lignes: ReadRow[];
}
