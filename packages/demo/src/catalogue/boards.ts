import type { Board } from '@ardoise/domain/catalogue/board.ts';
import {
  type BoardContainer,
  type BoardLine,
  readBoardBrief,
} from '@ardoise/domain/catalogue/board-brief.ts';
import { boardCategory, boardName } from '@ardoise/domain/content/board-variants.ts';

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

/** The briefs of the offered menus. */
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
  return {
    id,
    name: boardName(brief),
    field_type_de_board: boardCategory(brief),
    field_image_board: `/catalogue/boards/${id}.svg`,
    field_state_name_brief: id,
    field_apercu: lookOf(brief.line, brief.container),
  };
}

const other = (id: 'gamme-prix' | 'pricelist'): Board => ({
  id,
  name: boardName({ brief: id }),
  field_type_de_board: boardCategory({ brief: id }),
  field_image_board: `/catalogue/boards/${id}.svg`,
  field_state_name_brief: id,
});

export const BOARDS: Board[] = [...MENUS.map(menu), other('gamme-prix'), other('pricelist')];
