/** What is sold with the food of a menu, on its price label (specification/boards.md#menus). */
export const BOARD_CONTAINERS = {
  'pet-50': 'PET 50\u00a0cl',
  'pet-33': 'PET 33\u00a0cl',
  'can-33': 'CAN 33\u00a0cl',
} as const;
export type BoardContainer = keyof typeof BOARD_CONTAINERS;

/** Drink lines that a menu board exists for. */
export const BOARD_LINES = ['coke', 'mm', 'capri'] as const;
export type BoardLine = (typeof BOARD_LINES)[number];

export type MenuLayout = 'simple' | 'double' | 'standard-2018';

/** A menu: one or two formulas, each of a drink with one or two solids. */
export interface MenuBrief {
  brief: 'menu';
  layout: MenuLayout;
  /** Items of a formula, the drink among them. */
  items: 2 | 3;
  container: BoardContainer;
  line: BoardLine;
  /** An optional second price is displayed beside the formula's. */
  option: boolean;
  formulas: 1 | 2;
  /** Required solids of each formula, and the maximum including optional ones. */
  solids: 1 | 2;
  optionalSolids: 0 | 1;
}

/** What the content step of a board collects. */
export type BoardBrief = MenuBrief | { brief: 'pricelist' } | { brief: 'gamme-prix' };

/** What distinguishes two menus: the rest of a `MenuBrief` follows from it. */
export type MenuVariant = Pick<MenuBrief, 'brief' | 'layout' | 'items' | 'container' | 'line' | 'option'>;
export type BoardVariant = MenuVariant | Exclude<BoardBrief, MenuBrief>;

/**
 * Writes `field_state_name_brief`: `readBoardBrief` of it returns the same variant. The standard of 2018 has two items,
 * whatever `items` says.
 */
export function boardBriefName(variant: BoardVariant): string {
  if (variant.brief !== 'menu') return variant.brief;
  const { layout, items, container, line, option } = variant;
  const form = layout === 'standard-2018' ? layout : `${layout}-${items}`;
  return `menu-${form}-${container}-${line}${option ? '-option' : ''}`;
}

const MENU =
  /^menu-(?:(simple|double)-([23])|(standard)-2018)-(pet-50|pet-33|can-33)-(coke|mm|capri)(-option)?$/;

/**
 * Parses `field_state_name_brief` (specification/boards.md#content): `pricelist`, `gamme-prix`, or
 * `menu-<layout>-<items>-<container>-<line>` with an optional `-option`, as in `menu-double-3-pet-50-coke-option`; the
 * standard of 2018 has no number, as in `menu-standard-2018-can-33-mm`. Returns null for any other name, which the
 * catalogue's editor rejects. A new board of a known form needs no code.
 */
export function readBoardBrief(stateName: string): BoardBrief | null {
  if (stateName === 'pricelist' || stateName === 'gamme-prix') return { brief: stateName };
  const parts = MENU.exec(stateName);
  if (parts === null) return null;
  const [, named, counted, standard, container, line, option] = parts;
  const items = counted === '3' ? 3 : 2;
  return {
    brief: 'menu',
    layout: standard === undefined ? (named as 'simple' | 'double') : 'standard-2018',
    items,
    container: container as BoardContainer,
    line: line as BoardLine,
    option: option !== undefined,
    formulas: named === 'double' ? 2 : 1,
    solids: items === 3 ? 2 : 1,
    optionalSolids: standard === undefined ? 0 : 1,
  };
}
