/** What owners write on their cards, by title, between the cheapest and the dearest price in euros. */
export interface Course {
  titles: readonly string[];
  from: number;
  to: number;
  names: readonly string[];
  /** Prices by size, under a heading of each column. */
  sizes?: readonly string[];
}

/** Names one a line. */
export const names = (text: string): string[] => text.trim().split(/\s*\n\s*/);
