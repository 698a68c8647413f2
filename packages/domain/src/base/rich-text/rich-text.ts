/** Sizes of rich text in px, beside the default of 15 (specification/wizards.md#direct-agence). */
export const RICH_SIZES = ['9', '11', '13', '17', '19', '21'] as const;
export type RichSize = (typeof RICH_SIZES)[number];

/** Maximum stored length of a rich text, with its tags, in characters. */
export const LONGEST_STORED = 20_000;

/** Characters of the same look; `\n` is a line break. */
export interface RichRun {
  text: string;
  bold: boolean;
  italic: boolean;
  size: RichSize | undefined;
}

/** A paragraph, or a list of one level; an item is a line of runs. */
export type RichBlock =
  | { kind: 'paragraph'; runs: RichRun[] }
  | { kind: 'list'; ordered: boolean; items: RichRun[][] };
