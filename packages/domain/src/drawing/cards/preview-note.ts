/**
 * Said under every preview of a card, on screen and in the order form; `agency` is its display name, whose own
 * 'Agence' is not repeated (specification/boards.md#previews).
 */
export function cardPreviewNote(agency: string): string {
  const name = agency.trim().replace(/^agence\s+/i, '');
  return `${['L’agence', name].filter(Boolean).join(' ')} y mettra vos plats et vos prix, d’après vos photos ou votre texte.`;
}
