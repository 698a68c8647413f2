/**
 * What a line of a project's history tells: a move between statuses, the client's agreement (with the move that it made, if
 * it made one) or its withdrawal, an amendment of the order, a price, the days of a pose, a QR code, or who took over as
 * dc, agency or printer.
 */
export const HISTORY_NATURES = [
  'mouvement',
  'accord',
  'retrait',
  'modification',
  'prix',
  'pose',
  'qrcode',
  'dc',
  'agence',
  'imprimeur',
] as const;
export type HistoryNature = (typeof HISTORY_NATURES)[number];
