/** Reading distance of a printed code, and whether it is scanned (specification/qr-codes.md#scans). */

/** A code is read to ten times its size. */
const REACH = 10;
/** From the table to the phone, in millimetres. */
export const TABLE_DISTANCE = 250;
/** The least size of a code on a table, in millimetres. */
export const LEAST_SIZE = TABLE_DISTANCE / REACH;
/** Least ratio of the luminances of paper and ink, as phones read it in a dim room. */
const LEAST_CONTRAST = 4;
/** Days without a scan, counted from delivery, that make an alert. */
export const SILENT_DAYS = 14;

const DAY = 86_400_000;

/** Millimetres to which a code of this size (millimetres) is read. */
export function readingDistance(size: number): number {
  return size * REACH;
}

/** Relative luminance (WCAG 2) of a colour `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Why a code cannot be read: nothing is reported for a model whose size or colours are unknown. */
export type ReadingProblem = 'petit' | 'contraste' | 'inverse';

/** Each problem in a sentence, on the screen and in the dc's mail; `taille` in millimetres. */
export const READING_PROBLEM_WORDS: Record<ReadingProblem, (taille: number | null) => string> = {
  petit: (taille) =>
    `Code imprimé à ${taille}\u00a0mm\u00a0: il se lit à ${readingDistance(taille ?? 0) / 10}\u00a0cm au plus. Un code se lit jusqu’à dix fois sa taille\u00a0; sur une table, il faut ${LEAST_SIZE}\u00a0mm.`,
  contraste: () => 'Le contraste entre le code et son fond est trop faible.',
  inverse: () => 'Le code est clair sur fond sombre\u00a0: tous les téléphones ne le lisent pas.',
};

/** Of a code without a target. */
export const LEADS_NOWHERE = 'Le code ne mène encore nulle part.';

/**
 * Problems of a printed code. `taille` is its side in millimetres; `encre` and `fond` are colours `#rrggbb`. A light code
 * on a dark ground is not read by every phone.
 */
export function readingProblems(model: {
  taille: number | null;
  encre: string | null;
  fond: string | null;
}): ReadingProblem[] {
  const problems: ReadingProblem[] = [];
  if (model.taille !== null && model.taille < LEAST_SIZE) problems.push('petit');
  if (model.encre !== null && model.fond !== null) {
    const [ink, ground] = [luminance(model.encre), luminance(model.fond)];
    const [light, dark] = ink > ground ? [ink, ground] : [ground, ink];
    if ((light + 0.05) / (dark + 0.05) < LEAST_CONTRAST) problems.push('contraste');
    else if (ink > ground) problems.push('inverse');
  }
  return problems;
}

/**
 * Whether a code was silent for fourteen days since its delivery. Days are yyyy-MM-dd in Europe/Paris; `lastScan` null:
 * never scanned. A code that is not delivered yet is never silent.
 */
export function isSilent(given: {
  today: string;
  delivered: string | null;
  lastScan: string | null;
}): boolean {
  const { today, delivered, lastScan } = given;
  if (delivered === null) return false;
  const since = lastScan !== null && lastScan > delivered ? lastScan : delivered;
  return Date.parse(today) - Date.parse(since) >= SILENT_DAYS * DAY;
}
