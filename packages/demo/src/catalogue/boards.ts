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

type Look = NonNullable<Board['field_apercu']>;

/** The inks of each line's boards; colas have the default ones. */
const INKS: Record<BoardLine, Look['inks']> = {
  coke: {},
  mm: { ground: 'marine', ink: 'marine', rule: 'miel', accent: 'cuivre' },
  capri: { ground: 'sapin', accent: 'mure' },
};

/** The drink on each line's boards. */
const DRINKS: Record<BoardLine, { bottle: string; can: string }> = {
  coke: { bottle: 'cola-classique-pet-50', can: 'cola-sans-cafeine-boite-33' },
  mm: { bottle: 'orange-petillante-pet-50', can: 'orange-sanguine-boite-33' },
  capri: { bottle: 'eau-vitaminee-pet-50', can: 'the-glace-mangue-boite-33' },
};
const HEIGHTS: Record<BoardContainer, number> = { 'pet-50': 1, 'pet-33': 0.86, 'can-33': 0.84 };

function lookOf(line: BoardLine, container: BoardContainer): Look {
  const drink = DRINKS[line][container === 'can-33' ? 'can' : 'bottle'];
  return {
    inks: INKS[line],
    drink: { image: `/catalogue/boissons/${drink}.svg`, height: HEIGHTS[container] },
  };
}

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
    field_apercu: lookOf(line, container),
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
