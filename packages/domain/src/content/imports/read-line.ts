import { cutText } from '../../base/words/cut-text.ts';
import { plainCell } from '../catalogue-lists/csv-cell.ts';
import type { ImportColumn, LineProblem } from './import-subject.ts';

const LONGEST = 300;
/** Beginning of a formula, in a spreadsheet. */
const FORMULA = /^[=@\t\r]/;
/** So is a plus or a minus, unless it is that of a telephone or a figure. */
const SIGNED = /^[+-](?![\d\s().,/-]*$)/;
/** Control characters, and U+2400, as which a NUL is read: PostgreSQL stores none. */
const INVISIBLE = /\p{Cc}|\u2400/u;
const PICTOGRAPH = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Columns of a file: where each known one is, by its name, and the headings of the others. */
export interface FileColumns {
  places: ReadonlyMap<string, number>;
  ignored: readonly string[];
}

/** Of the file of refused lines: no column of anything. */
export const REASON_COLUMN = 'Motif du refus';

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;
const plain = (text: string) => text.trim().toLowerCase().replace(/['’]/g, '’').normalize('NFC');

/** Whether a spreadsheet would take the text for a formula. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text) || SIGNED.test(text);
}

/**
 * Finds the columns of a file by its first line: names or labels, in any case and order.
 * @returns the columns, or the sentence of a first line that cannot be read
 */
export function findColumns(
  header: readonly string[],
  columns: readonly ImportColumn[],
): FileColumns | string {
  const places = new Map<string, number>();
  const ignored: string[] = [];
  for (const [place, heading] of header.entries()) {
    const found = columns.find(({ name, label }) => [plain(name), plain(label)].includes(plain(heading)));
    if (found === undefined) {
      if (heading !== '' && plain(heading) !== plain(REASON_COLUMN)) ignored.push(heading);
    } else if (places.has(found.name)) {
      return `La colonne ${quoted(heading)} est deux fois dans le fichier\u00a0: gardez-en une.`;
    } else places.set(found.name, place);
  }
  if (places.size === 0)
    return `La première ligne doit nommer les colonnes, comme dans le modèle\u00a0: ${columns
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ')}…`;
  const missing = columns.find(({ name, required }) => required && !places.has(name));
  if (missing !== undefined) return `La colonne ${quoted(missing.name)} manque.`;
  return { places, ignored };
}

function shortened(text: string): string {
  return text.length > 40 ? `${cutText(text, 39)}…` : text;
}

function problemOf(column: ImportColumn, raw: string, value: string): LineProblem | null {
  const cell = `La case ${quoted(column.label)}`;
  // After an apostrophe it is text, as in what we export.
  if (raw === plainCell(raw) && (isFormula(raw) || isFormula(value)))
    return {
      quoi: `${cell} commence par ${quoted(value.charAt(0))}, comme une formule.`,
      remede: 'Remplacez-la par sa valeur, ou mettez une apostrophe devant.',
    };
  const pictograph = PICTOGRAPH.exec(value)?.[0];
  if (pictograph !== undefined && !column.pictographs)
    return { quoi: `${cell} contient ${quoted(pictograph)}, qui ne s’imprime pas.`, remede: 'Retirez-le.' };
  if (INVISIBLE.test(column.lines ? value.replace(/\n/g, '') : value))
    return { quoi: `${cell} contient un caractère invisible.`, remede: 'Retapez-la.' };
  const { length } = [...value];
  const longest = column.length ?? LONGEST;
  if (length > longest)
    return { quoi: `${cell} a ${length} caractères.`, remede: `Raccourcissez-la\u00a0: ${longest} au plus.` };
  if (value === '') return column.filled ?? null;
  return column.problem?.(value) ?? null;
}

/** A line of the file: its values by column, without those that the file does not have. */
export interface ReadLine {
  values: Record<string, string>;
  /** Of each wrong cell. */
  problems: LineProblem[];
}

/** Reads the cells of a line; a missing last cell is empty. */
export function readLine(
  cells: readonly string[],
  { places }: Pick<FileColumns, 'places'>,
  columns: readonly ImportColumn[],
  width: number,
): ReadLine {
  const values: Record<string, string> = {};
  const problems: LineProblem[] = cells.slice(width).some((cell) => cell !== '')
    ? [
        {
          quoi: `La ligne a ${cells.length} cases pour ${width} colonnes.`,
          remede: 'Mettez entre guillemets les cases qui contiennent le séparateur.',
        },
      ]
    : [];
  for (const column of columns) {
    const place = places.get(column.name);
    if (place === undefined) continue;
    const raw = cells[place] ?? '';
    const breaks = plainCell(raw).replace(/\r\n?/g, '\n').trim();
    const trimmed = column.lines ? breaks : breaks.replace(/\s*\n\s*/g, ' ');
    const value = column.normalise?.(trimmed) ?? trimmed;
    values[column.name] = value;
    const problem = problemOf(column, raw, value);
    if (problem !== null) problems.push(problem);
  }
  return { values, problems };
}

/** The start of a refused value, for a sentence that quotes it. */
export function quotedValue(value: string): string {
  return quoted(shortened(value));
}
