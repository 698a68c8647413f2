import type { CardFormat } from '@ardoise/domain/catalogue/card-format.ts';
import type { CardMaterial } from '@ardoise/domain/catalogue/card-material.ts';
import { describe, expect, it } from 'vitest';
import { suits, withFlaps, withFormat } from './format-choice.ts';

function material(id: string, one: boolean, two: boolean): CardMaterial {
  return { id, name: id, field_1_volet: one, field_2_volets: two };
}

function format(id: string, one: boolean, two: boolean): CardFormat {
  return { ...material(id, one, two), image: `/${id}.svg`, media_format: 'A4', code_produit: id };
}

const materials = [
  material('mat', true, true),
  material('bois', true, false),
  material('toile', false, true),
];
const a4 = format('a4', true, false);
const a5 = format('a5', true, true);

describe('format, flaps and material', () => {
  it('offers the materials for the number of flaps', () => {
    expect(materials.filter((one) => suits(one, '1_volet')).map(({ id }) => id)).toEqual(['mat', 'bois']);
    expect(materials.filter((one) => suits(one, undefined))).toEqual([]);
  });

  it('sets the flaps where the format has only one number', () => {
    expect(withFormat(undefined, a4, materials)).toMatchObject({
      format: { id: 'a4' },
      matiereFormat: '1_volet',
    });
  });

  it('leaves a choice of two, and keeps a chosen number', () => {
    expect(withFormat(undefined, a5, materials)).not.toHaveProperty('matiereFormat');
    const before = { format: a5, matiereFormat: '2_volets', matiere: { id: 'mat', name: 'mat' } };
    expect(withFormat(before, a5, materials)).toMatchObject({
      matiereFormat: '2_volets',
      matiere: { id: 'mat' },
    });
  });

  it('clears a material that does not exist in the new number of flaps', () => {
    const before = { format: a5, matiereFormat: '2_volets', matiere: { id: 'toile', name: 'toile' } };
    expect(withFlaps(before, '1_volet', materials)).toEqual({ format: a5, matiereFormat: '1_volet' });
    expect(withFormat(before, a4, materials)).not.toHaveProperty('matiere');
  });
});
