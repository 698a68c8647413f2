import type { Board } from '@ardoise/domain/catalogue/board.ts';
import {
  BOARD_CONTAINERS,
  type BoardContainer,
  type BoardLine,
  readBoardBrief,
} from '@ardoise/domain/catalogue/board-brief.ts';

/** Labels of the drink lines on screen. */
const LINES: Record<BoardLine, string> = { coke: 'colas', mm: 'jus de fruits', capri: 'boissons aux fruits' };
const CATEGORIES: Record<BoardContainer, string> = {
  'pet-50': 'Menu PET',
  'pet-33': 'Menu PET',
  'can-33': 'Menu CAN',
};

/** The briefs of the offered menus: a catalogue editor would add one here without code. */
const MENUS = [
  'menu-simple-2-pet-50-coke',
  'menu-simple-2-pet-50-coke-option',
  'menu-simple-3-pet-50-coke',
  'menu-simple-3-pet-50-coke-option',
  'menu-double-2-pet-50-coke',
  'menu-double-3-pet-50-coke',
  'menu-double-3-pet-50-coke-option',
  'menu-simple-2-pet-50-mm',
  'menu-simple-3-pet-50-mm',
  'menu-double-2-pet-50-mm',
  'menu-standard-2018-pet-50-coke',
  'menu-simple-2-pet-33-coke',
  'menu-simple-3-pet-33-coke',
  'menu-simple-2-pet-33-capri',
  'menu-double-2-pet-33-capri',
  'menu-simple-2-can-33-coke',
  'menu-simple-2-can-33-coke-option',
  'menu-simple-3-can-33-coke',
  'menu-simple-3-can-33-mm-option',
  'menu-double-2-can-33-coke',
  'menu-double-3-can-33-coke',
  'menu-standard-2018-can-33-coke',
] as const;

function menu(id: string): Board {
  const brief = readBoardBrief(id);
  if (brief?.brief !== 'menu') throw new RangeError(`${id} names no menu`);
  const { layout, items, container, line, option } = brief;
  const form = layout === 'standard-2018' ? 'Menu standard 2018' : `Menu ${layout} ${items} éléments`;
  return {
    id,
    name: `${form}, ${BOARD_CONTAINERS[container]}, ${LINES[line]}${option ? ', avec option' : ''}`,
    field_type_de_board: CATEGORIES[container],
    field_image_board: `/catalogue/boards/${id}.svg`,
    field_state_name_brief: id,
  };
}

const other = (id: string, name: string): Board => ({
  id,
  name,
  field_type_de_board: 'Gamme ou Pricelist',
  field_image_board: `/catalogue/boards/${id}.svg`,
  field_state_name_brief: id,
});

export const BOARDS: Board[] = [
  ...MENUS.map(menu),
  other('gamme-prix', 'Gamme et prix des boissons'),
  other('pricelist', 'Pricelist, texte ou photos'),
];
