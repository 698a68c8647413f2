import type { ProjectType } from '../projects/kinds.ts';

/** The tile of a kind on the home page. */
export interface KindTile {
  /** The support that the tile creates, or proposes first. */
  type: ProjectType;
  /** The choice among several, with a distinguishing hint. */
  supports?: readonly { type: ProjectType; hint: string }[];
  title: string;
  description: string;
  create: string;
  /** Title of the dialog for the outlet. */
  question: string;
  /** Prefix of the month of the outlet's last order of this kind. */
  last: string;
}

/** Display words of a kind, on screens and in messages; by `typeProjet`, Digital being VAE. */
export interface KindWords {
  /** In a tab, in a column: 'Carte Brasserie'. */
  name: string;
  /** Everything of its `typeProjet`, in a filter: 'Boards, caissons, Digital'. */
  all: string;
  /** What one orders: 'une Carte Brasserie', 'des boards'. */
  ordered: string;
  /** Message after a move, by 'from → target' or by '→ target', where it differs from the default. */
  moved: Readonly<Partial<Record<string, string>>>;
  tile: KindTile;
}
