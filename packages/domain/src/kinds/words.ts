import type { ProjectType } from '../projects/kinds.ts';

/** What the home page says of what may be ordered. */
export interface KindTile {
  /** The support that a press on it creates. */
  type: ProjectType;
  title: string;
  description: string;
  create: string;
  /** Said until the kind is open. */
  later?: string;
}

/** What is said of a kind, on screens and in messages; by `typeProjet`, Digital being VAE. */
export interface KindWords {
  /** In a tab, in a column: 'Carte Brasserie'. */
  name: string;
  /** All that its `typeProjet` holds, in a filter: 'Boards, caissons, Digital'. */
  all: string;
  /** What one orders: 'une Carte Brasserie', 'des boards'. */
  ordered: string;
  /** Said once a project was moved, by 'from → target' or by '→ target', where it differs from what is said of the others. */
  moved: Readonly<Partial<Record<string, string>>>;
  tile: KindTile;
}
