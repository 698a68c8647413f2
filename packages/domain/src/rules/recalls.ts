/**
 * The lists of a recall: what was chosen in the order; what the text alone names; whose text is not known
 * (specification/pieces.md#recall).
 */
export const RECALL_LISTS = ['sure', 'doute', 'sans_texte'] as const;
export type RecallList = (typeof RECALL_LISTS)[number];
