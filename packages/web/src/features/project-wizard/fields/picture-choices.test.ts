import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import { describe, expect, it } from 'vitest';
import { chosenDrinks, drinkItems, withDrinks } from './picture-choices.ts';

function drink(id: string, family: string, weight: number): Drink {
  return {
    id,
    name: family,
    name_1: id,
    field_gamme_format_boissons: 'Verre 33 cl',
    field_gamme_image_boissons: '/f.svg',
    field_gamme_image_boissons_1: `/${id}.svg`,
    weight_children: weight,
    fullName: id,
  };
}
const items = drinkItems([drink('zero', 'Colas', 1), drink('gaz', 'Eaux', 0), drink('cola', 'Colas', 0)]);

describe('drinks of the card', () => {
  it('are grouped by family, in order', () => {
    expect(items.map(({ id, family }) => [family, id])).toEqual([
      ['Colas', 'cola'],
      ['Colas', 'zero'],
      ['Eaux', 'gaz'],
    ]);
  });

  it('are copied with their words, by family then by id', () => {
    const boissons = withDrinks(undefined, items, ['gaz', 'cola']);
    expect(boissons).toEqual({
      Colas: { cola: { id: 'cola', name: 'cola', image: '/cola.svg', format: 'Verre 33 cl' } },
      Eaux: { gaz: { id: 'gaz', name: 'gaz', image: '/gaz.svg', format: 'Verre 33 cl' } },
    });
    expect(chosenDrinks(boissons)).toEqual(['cola', 'gaz']);
  });

  it('drop a family with its last drink', () => {
    expect(withDrinks(withDrinks(undefined, items, ['gaz', 'cola']), items, ['cola'])).not.toHaveProperty(
      'Eaux',
    );
  });

  it('keep one that left the range', () => {
    const old = { Colas: { ancien: { id: 'ancien', name: 'Ancien cola' } } };
    expect(withDrinks(old, items, ['ancien', 'gaz'])).toMatchObject({
      ...old,
      Eaux: { gaz: { name: 'gaz' } },
    });
  });
});
