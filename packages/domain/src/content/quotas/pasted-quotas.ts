import { QUOTA_KINDS, type QuotaKind } from '../../projects/kinds.ts';
import { MOST_UNITS, readUnits } from './quota-cell.ts';

/** An SMHF as a spreadsheet may name them. */
export interface NamedSmhf {
  smhf: string;
  prenom: string;
  nom: string;
}

/** A line of what was pasted; `probleme` is a French sentence, and the line is then left out. */
export type PastedLine =
  | { ligne: number; nom: string; smhf: string; annuels: Record<QuotaKind, number> }
  | { ligne: number; nom: string; probleme: string };

const COLUMNS = 1 + QUOTA_KINDS.length;

/** Upper case, without accents and repeated spaces: 'Chloé  garnier' is 'CHLOE GARNIER'. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toUpperCase();
}

function namesOf({ smhf, prenom, nom }: NamedSmhf): string[] {
  return [smhf, `${prenom} ${nom}`, `${nom} ${prenom}`].map(plain);
}

/** Cells by tabs, as spreadsheets copy them; by semicolons from a CSV. */
function cellsOf(line: string): string[] {
  return line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim());
}

function readLine(ligne: number, cells: string[], smhfs: readonly NamedSmhf[]): PastedLine {
  const [nom = '', ...figures] = cells;
  const problem = (probleme: string): PastedLine => ({ ligne, nom, probleme });
  if (cells.length !== COLUMNS)
    return problem(`Quatre colonnes sont attendues, cette ligne en a ${cells.length}.`);
  const [found, another] = smhfs.filter((each) => namesOf(each).includes(plain(nom)));
  if (found === undefined) return problem('Aucun SMHF ne porte ce nom.');
  if (another !== undefined) return problem('Plusieurs SMHF portent ce nom\u00a0: écrivez leur identifiant.');
  const units = figures.map(readUnits);
  const wrong = units.indexOf(null);
  if (wrong >= 0)
    return problem(`«\u00a0${figures[wrong]}\u00a0» n’est pas un nombre entier de 0 à ${MOST_UNITS}.`);
  const annuels = Object.fromEntries(QUOTA_KINDS.map((kind, index) => [kind, units[index] ?? 0]));
  return { ligne, nom, smhf: found.smhf, annuels: annuels as Record<QuotaKind, number> };
}

/** A first line of headings: none of its figures is one. */
function isHeading(cells: readonly string[]): boolean {
  return cells.length === COLUMNS && cells.slice(1).every((cell) => cell !== '' && readUnits(cell) === null);
}

/**
 * Reads four columns pasted from a spreadsheet: SMHF (name or username), CHR, VAE, PDA. Blank lines and a line of
 * headings are skipped; of a duplicate SMHF the second line is a problem.
 */
export function readPastedQuotas(text: string, smhfs: readonly NamedSmhf[]): PastedLine[] {
  const seen = new Set<string>();
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ ligne: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = lines;
  return lines
    .filter((line) => line !== first || !isHeading(line.cells))
    .map(({ ligne, cells }) => {
      const line = readLine(ligne, cells, smhfs);
      if ('probleme' in line) return line;
      if (seen.has(line.smhf)) return { ligne, nom: line.nom, probleme: 'Ce SMHF figure déjà plus haut.' };
      seen.add(line.smhf);
      return line;
    });
}
