import { type MenuBrief, readBoardBrief } from '../catalogue/board-brief.ts';
import { formulasOf, solidsOf } from '../catalogue/menu-solids.ts';
import type { Board, BoardBrief, MenuFormula, PriceLine } from '../projects/board.ts';
import { priceInWords } from '../projects/price-in-words.ts';
import { attachmentInWords } from '../wizards/fields/attachment-words.ts';
import { drinkNames } from '../wizards/fields/drink-lines.ts';
import { line, pictured } from '../wizards/summary-lines.ts';
import type { SummaryLine } from '../wizards/wizard-project.ts';
import { boardLabel } from './board-label.ts';

/** 'Formule du midi : Croque-monsieur, 8,90 €' */
function formulaInWords(menu: MenuBrief, formula: MenuFormula): string {
  const prices = [
    priceInWords(formula.prixformule),
    formula.prixbarre?.trim() ? `au lieu de ${priceInWords(formula.prixbarre)}` : '',
    menu.option && formula.nomsolidebis?.trim() ? `option ${formula.nomsolidebis.trim()}` : '',
    menu.option && formula.prixAutreFormule?.trim() ? priceInWords(formula.prixAutreFormule) : '',
  ];
  const solids = solidsOf(menu, formula).map(
    ({ solid, written }) => formula[written] || formula[solid]?.name,
  );
  const words = [...solids, ...prices].filter(Boolean).join(', ');
  return [formula.nomFormule?.trim(), words].filter(Boolean).join('\u00a0: ');
}

/** The menu in words, then the pictures of its food, each once. */
function menuLines(label: string, menu: MenuBrief, menus: BoardBrief['menus']): SummaryLine[] {
  const formulas = formulasOf(menu).map((name) => menus?.[name] ?? {});
  const solids = formulas.flatMap((formula) => solidsOf(menu, formula).map(({ solid }) => formula[solid]));
  const chosen = new Map(solids.flatMap((solid) => (solid?.name ? [[solid.name, solid]] : [])));
  const words = formulas.map((formula) => formulaInWords(menu, formula)).filter(Boolean);
  return [
    line(label, words.join(' · ')),
    ...(chosen.size > 0 ? [pictured(`Solides de ${label}`, [...chosen.values()])] : []),
  ];
}

function pricelistLine(label: string, pricelist: BoardBrief['pricelist']): SummaryLine {
  const photos = Object.values(pricelist?.photo ?? {}).map(({ name, texte, anno }, rank) =>
    attachmentInWords({ filename: name, note: texte, anno }, rank),
  );
  return line(label, [pricelist?.texte?.trim(), ...photos].filter(Boolean).join(' · '));
}

function gammePrixLine(label: string, lines: readonly PriceLine[]): SummaryLine {
  const words = lines.map(({ prix, boissons }) =>
    [priceInWords(prix), drinkNames(boissons).join(', ')].filter(Boolean).join('\u00a0: '),
  );
  return line(label, words.join(' · '));
}

/** Content of a board, in words, with the pictures of its food. */
export function contentLines(board: Board, index: number): SummaryLine[] {
  const label = boardLabel(board, index);
  const asked = readBoardBrief(board.state ?? '');
  if (asked === null) return [line(label, '')];
  if (asked.brief === 'pricelist') return [pricelistLine(label, board.brief?.pricelist)];
  if (asked.brief === 'gamme-prix') return [gammePrixLine(label, board.brief?.['gamme-prix'] ?? [])];
  return menuLines(label, asked, board.brief?.menus);
}
