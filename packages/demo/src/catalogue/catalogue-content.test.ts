import { CATALOGUE_LISTS, type CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { describe, expect, it } from 'vitest';
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
