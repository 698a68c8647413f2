/**
 * Type of a history line: a move between statuses, the client's approval (with its move, if any) or its withdrawal, an
 * amendment of the order, a price, the days of a pose, the day of a delivery, a sending, the lifting of a print check, a QR code, an answer to a text that
 * the owner sent, or a new dc, agency or printer.
 */
export const HISTORY_NATURES = [
  'mouvement',
  'accord',
  'retrait',
  'modification',
  'prix',
  'pose',
  'promesse',
  'envoi',
  'derogation',
  'qrcode',
  'texte',
  'dc',
  'agence',
  'imprimeur',
] as const;
export type HistoryNature = (typeof HISTORY_NATURES)[number];
