import type { MenuBrief } from '../../catalogue/board-brief.ts';
import { formulasOf } from '../../catalogue/menu-solids.ts';
import type { BoardBrief } from '../../projects/board.ts';
import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { boardFrame } from './board-frame.ts';
import type { BoardLook } from './board-look.ts';
import { layoutFormula } from './menu-formula.ts';

const GAP = 18;

/** The full space for one formula; halves for two, stacked on an upright board. */
function cut(room: Box, formulas: number, upright: boolean): Box[] {
  if (formulas === 1) return [room];
  const w = upright ? room.w : (room.w - GAP) / 2;
  const h = upright ? (room.h - GAP) / 2 : room.h;
  return [
    { x: room.x, y: room.y, w, h },
    { x: room.x + room.w - w, y: room.y + room.h - h, w, h },
  ];
}

/** A menu: its formulas, each with its food, its drink and its price. */
export function layoutMenu(
  at: Composition,
  look: BoardLook,
  menu: MenuBrief,
  menus: BoardBrief['menus'],
): void {
  const formulas = formulasOf(menu);
  const title = formulas.length > 1 ? 'MENUS' : 'MENU';
  const room = boardFrame(at, look, { title, size: 52, pictures: true });
  const boxes = cut(room, formulas.length, at.height > at.width);
  formulas.forEach((name, index) => {
    const box = boxes[index];
    if (box !== undefined)
      layoutFormula(at, look, { menu, formula: menus?.[name] ?? {}, path: `brief.menus.${name}`, box });
  });
}
