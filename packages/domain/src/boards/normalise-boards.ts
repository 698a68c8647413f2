import { type MenuBrief, readBoardBrief } from '../catalogue/board-brief.ts';
import { formulasOf } from '../catalogue/menu-solids.ts';
import { POSED_TYPES } from '../kind-facts/kind-facts.ts';
import type { Board, BoardBrief, MenuFormula } from '../projects/board.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { withoutPoseLeftovers } from '../wizards/steps/pose-answers.ts';
import { projectNames } from '../wizards/steps/project-names.ts';
import { mayStandOnPavement } from './board-formats.ts';

function withoutOption({
  nomsolidebis: _name,
  prixAutreFormule: _price,
  ...formula
}: MenuFormula): MenuFormula {
  return formula;
}

/** The formulas of the variant, without the option where it has none. */
function menusOf(menu: MenuBrief, menus: BoardBrief['menus']): NonNullable<BoardBrief['menus']> {
  const kept = formulasOf(menu).flatMap((name) => {
    const formula = menus?.[name];
    return formula === undefined ? [] : [[name, menu.option ? formula : withoutOption(formula)]];
  });
  const { solide } = menus ?? {};
  return { ...Object.fromEntries(kept), ...(solide === undefined ? {} : { solide }) };
}

/** Keeps the brief of the board's own kind only. */
function briefOf({ state, brief }: Board): BoardBrief | undefined {
  const asked = readBoardBrief(state ?? '');
  if (brief === undefined || asked === null) return brief;
  if (asked.brief === 'menu') return brief.menus && { menus: menusOf(asked, brief.menus) };
  if (asked.brief === 'pricelist') return brief.pricelist && { pricelist: brief.pricelist };
  return brief['gamme-prix'] && { 'gamme-prix': brief['gamme-prix'] };
}

function boardOf(board: Board, type: ProjectType): Board {
  const { brief: _brief, optionStopTrottoir, formatStopTrottoir, ...kept } = board;
  const brief = briefOf(board);
  return {
    ...kept,
    ...(optionStopTrottoir === true && mayStandOnPavement(type)
      ? { optionStopTrottoir, ...(formatStopTrottoir === undefined ? {} : { formatStopTrottoir }) }
      : {}),
    ...(brief === undefined ? {} : { brief }),
  };
}

/** Boards are identified by name and number: assigns the first free number to those without. */
function numbered(boards: readonly Board[]): Board[] {
  const taken = new Set(boards.map(({ displayName }) => displayName?.trim()).filter(Boolean));
  return boards.map((board) => {
    if (board.displayName?.trim() || !board.name?.trim()) return board;
    let number = 1;
    while (taken.has(`${board.name} - ${number}`)) number += 1;
    const displayName = `${board.name} - ${number}`;
    taken.add(displayName);
    return { ...board, displayName };
  });
}

/** Makes the answers of an order of boards consistent: names, numbers, options of the support, and its pose. */
export function normaliseBoards(
  document: ProjectDocument,
  today: string,
  type: ProjectType,
): ProjectDocument {
  const { pose, ...others } = document;
  return {
    ...others,
    idprojet: projectNames(document, today),
    ...(document.boards === undefined
      ? {}
      : { boards: numbered(document.boards.map((board) => boardOf(board, type))) }),
    ...(pose !== undefined && POSED_TYPES.includes(type) ? { pose: withoutPoseLeftovers(pose) } : {}),
  };
}
