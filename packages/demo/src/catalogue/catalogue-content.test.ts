import { existsSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_LISTS, type CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { lookOf } from '@ardoise/domain/drawing/boards/board-look.ts';
import { POSSIBLE_FORMATS } from '@ardoise/domain/drawing/boards/board-sizes.ts';
import { layoutBoard } from '@ardoise/domain/drawing/boards/layout-board.ts';
import { describe, expect, it } from 'vitest';
import { DRAWINGS_FOLDER } from '../drawings-folder.ts';
import { CATALOGUE_CONTENT } from './catalogue-content.ts';

describe.each(Object.keys(CATALOGUE_LISTS) as CatalogueList[])('the list %s', (list) => {
  const items = CATALOGUE_CONTENT[list];

  it('contains valid items of its schema without further fields', () => {
    const parsed = items.map((item) => CATALOGUE_LISTS[list].parse(item));
    expect(parsed).toEqual(items);
    expect(items.length).toBeGreaterThan(3);
  });

  it('has unique names', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });
});

describe('the content', () => {
  it('offers the choices that the screens need', () => {
    expect(CATALOGUE_CONTENT.boissons.length).toBeGreaterThanOrEqual(60);
    expect(CATALOGUE_CONTENT.format.some((format) => format.field_1_volet && format.field_2_volets)).toBe(
      true,
    );
    expect(CATALOGUE_CONTENT.format.some((format) => !format.field_1_volet)).toBe(true);
    expect(CATALOGUE_CONTENT.format.some((format) => !format.field_2_volets)).toBe(true);
    expect(CATALOGUE_CONTENT.matieres_chr.some((material) => !material.field_1_volet)).toBe(true);
    expect(CATALOGUE_CONTENT.matieres_chr.some((material) => !material.field_2_volets)).toBe(true);
    expect(new Set(CATALOGUE_CONTENT.illustrations.map(({ type }) => type))).toEqual(
      new Set(['illustration', 'frise']),
    );
  });
});

it('draws each board in every format, with pictures that exist', () => {
  for (const entry of CATALOGUE_CONTENT.boards) {
    const { name, field_type_de_board: type, field_state_name_brief: state } = entry;
    const look = lookOf({ name, type, state }, CATALOGUE_CONTENT.boards);
    for (const format of POSSIBLE_FORMATS) {
      const marks = layoutBoard({ state }, format, look)?.marks ?? [];
      const images = marks.flatMap((mark) => (mark.kind === 'image' ? [mark.src] : []));
      expect(images.length > 0, `${name}, ${format}`).toBe(state.startsWith('menu-'));
      expect(
        images.filter((src) => !existsSync(path.join(DRAWINGS_FOLDER, src.replace('/catalogue/', '')))),
      ).toEqual([]);
    }
  }
});
