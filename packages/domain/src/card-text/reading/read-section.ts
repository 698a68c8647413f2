/** What a reading is not sure of; only somebody's look, or an edit, removes it (specification/card-text.md#doubts). */
export const DOUBTS = ['sans prix', 'deux prix', 'prix loin', 'deux colonnes', 'sans nom'] as const;

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
  aVerifier?: (typeof DOUBTS)[number];
}

export interface ReadSection {
  /** Empty for lines above the first title. */
  titre: string;
  lignes: ReadRow[];
}
