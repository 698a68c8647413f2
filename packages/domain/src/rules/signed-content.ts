import { signedCard } from '../card-text/signed-card.ts';
import type { SignedDrawing } from '../drawing/signed-drawing.ts';
import type { Board, BoardMenus, MenuFormula } from '../projects/board.ts';
import type { ProjectDocument } from '../projects/project.ts';

/** What the two signatures cover, except the hashes of files (specification/signatures.md#signed-content). */
export interface SignedContent {
  document: Omit<
    ProjectDocument,
    'idprojet' | 'surPlace' | 'docSuiviProjet' | 'texteCarte' | 'lectureCarte'
  > & { texteCarte?: unknown };
  nameProjet: string | undefined;
  /** SHA-256 in hex of each file attached at the time, sorted; excludes files received later by link. */
  fichiers: string[];
  /** Absent for orders signed before the feature. */
  dessins?: readonly SignedDrawing[];
}

function signedFormula({ nameSolide: _name, imgSolide: _image, ...formula }: MenuFormula): MenuFormula {
  return formula;
}

function signedMenus({ solide: _solids, ...formulas }: BoardMenus): BoardMenus {
  return Object.fromEntries(
    Object.entries(formulas).map(([name, formula]) => [name, formula && signedFormula(formula)]),
  );
}

/** Without the copies of solids that other programs store beside those chosen. */
function signedBoard(board: Board): Board {
  const menus = board.brief?.menus;
  return menus === undefined ? board : { ...board, brief: { ...board.brief, menus: signedMenus(menus) } };
}

/**
 * Excludes agency, people, plan, who fills it, how a card's text was read, what other programs store, prices and dates:
 * those may change under a signature.
 */
export function signedContent(
  {
    idprojet,
    surPlace: _onSite,
    docSuiviProjet: _elsewhere,
    lectureCarte: _reading,
    texteCarte,
    ...document
  }: ProjectDocument,
  fileHashes: readonly string[],
  drawings: readonly SignedDrawing[] = [],
): SignedContent {
  const signed =
    document.boards === undefined ? document : { ...document, boards: document.boards.map(signedBoard) };
  return {
    document: texteCarte === undefined ? signed : { ...signed, texteCarte: signedCard(texteCarte) },
    nameProjet: idprojet?.nameProjet,
    fichiers: [...fileHashes].sort(),
    dessins: drawings,
  };
}

/** What was signed on a device without a network. */
interface Deposited {
  document: ProjectDocument;
  fichiers: readonly { empreinte: string }[];
  dessins: readonly SignedDrawing[];
}

/** The canonical text of what was signed on a device without a network (specification/offline.md#signed-without-a-network). */
export function depositedContent({ document, fichiers, dessins }: Deposited): string {
  const hashes = fichiers.map(({ empreinte }) => empreinte);
  return canonicalText(signedContent(document, hashes, dessins));
}

/**
 * Canonical serialisation, the input of the hash: keys sorted; blanks, empty lists, empty objects and the ids of
 * entries omitted, so that touching a field without answering it, or opening an order from before entries had ids,
 * changes nothing that was signed. No other ids are omitted. Equivalent contents serialise identically.
 */
export function canonicalText(content: unknown): string {
  return JSON.stringify(canonical(content) ?? {});
}

/** Entries are list items only: a choice whose map key is `entree` (a drawing of an 'entrée') is signed. */
function withoutEntryId(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || !('entree' in item)) return item;
  const { entree: _id, ...signed } = item;
  return signed;
}

function canonical(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(withoutEntryId(item)) ?? null);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value)
      .map(([key, entry]) => [key, canonical(entry)] as const)
      .filter(([, entry]) => entry !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  return value;
}
