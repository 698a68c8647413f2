/** Of the text of a card, in entries and characters; `whole` counts all of its texts (specification/card-text.md#shape). */
export const CARD_TEXT_LIMITS = {
  sections: 60,
  lines: 600,
  title: 100,
  name: 200,
  detail: 500,
  volume: 40,
  price: 30,
  whole: 60_000,
} as const;
