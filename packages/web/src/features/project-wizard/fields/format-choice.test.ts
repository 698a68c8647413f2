import type { CardFormat } from '@ardoise/domain/catalogue/card-format.ts';
import type { CardMaterial } from '@ardoise/domain/catalogue/card-material.ts';
import { describe, expect, it } from 'vitest';
import { type Material, materialsFor, withFlaps, withFormat } from './format-choice.ts';

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
    const offered = (matiereFormat: string) =>
      materialsFor({ format: a5, matiereFormat }, materials).map(({ id }) => id);
    expect(offered('1_volet')).toEqual(['mat', 'bois']);
    expect(materialsFor({ format: a5 }, materials)).toEqual([]);
  });

  it('offers a material of any number of flaps once the number is known', () => {
    const kraft: Material = { id: 'kraft', name: 'kraft' };
    const all = [...materials, kraft];
    expect(materialsFor({ format: a5, matiereFormat: '2_volets' }, all).map(({ id }) => id)).toEqual([
      'mat',
      'toile',
      'kraft',
    ]);
    expect(materialsFor({ format: a5 }, all)).toEqual([]);
    const before = { format: a5, matiereFormat: '2_volets', matiere: { id: 'kraft', name: 'kraft' } };
    expect(withFormat(before, a4, all)).toMatchObject({ matiere: { id: 'kraft' } });
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
