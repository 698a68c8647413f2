import type { Box } from '../drawing/mark.ts';

/** From best to worst. */
export const PRINT_LEVELS = ['Bon', 'À savoir', 'À refaire'] as const;
export type PrintLevel = (typeof PRINT_LEVELS)[number];

/** What is looked at in a file, in the order in which it is said. */
export const PRINT_REASONS = [
  'fichier',
  'format',
  'fonds perdus',
  'polices',
  'QR code',
  'image',
  'repères de coupe',
  'couleurs',
  'tons directs',
] as const;
export type PrintReason = (typeof PRINT_REASONS)[number];

/** Who cures a point. */
export const POINT_OWNERS = ['agence', 'imprimeur'] as const;
export type PointOwner = (typeof POINT_OWNERS)[number];

/** One thing to know of a file. */
export interface PrintPoint {
  motif: PrintReason;
  niveau: PrintLevel;
  /** What the eye will see. */
  vu: string;
  /** 'Page 1, quatre côtés'. */
  ou: string;
  /** From 1; 0 for the whole file. */
  page: number;
  /** Its place as shares of the page; null for the whole of it. */
  place: Box | null;
  /** '96 ppp'. */
  mesure: string;
  faire: string;
  qui: PointOwner;
}

/** One thing that was looked at. */
export interface PrintCheck {
  bon: boolean;
  mots: string;
}

/** What is said of a file before it is printed. */
export interface PrintVerdict {
  niveau: PrintLevel;
  /** What it is of: 'Carte'; empty where nobody can tell. */
  objet: string;
  /** What stands first: its format, faces, copies. */
  faits: readonly PrintCheck[];
  phrase: string;
  points: readonly PrintPoint[];
  controles: readonly PrintCheck[];
}

/** The reasons for which a file has to be made again, each once. */
export function reasonsToRedo({ points }: Pick<PrintVerdict, 'points'>): PrintReason[] {
  return PRINT_REASONS.filter((reason) =>
    points.some(({ motif, niveau }) => motif === reason && niveau === 'À refaire'),
  );
}

const TO_REDO = 'est à refaire';

/** Whether the reason why an order waits says this of a file. */
export function isSaidToRedo(reason: string, filename: string): boolean {
  return ` ${reason}`.includes(` ${filename} ${TO_REDO}`);
}

/** 'palais-chevalet_EXE.pdf est à refaire : fonds perdus, QR code.' */
export function toRedoSentence(filename: string, reasons: readonly PrintReason[]): string {
  const said = reasons.map((reason) => (reason === 'fichier' ? 'ne s’ouvre pas' : reason));
  return `${filename} ${TO_REDO}\u00a0: ${said.join(', ')}.`;
}
