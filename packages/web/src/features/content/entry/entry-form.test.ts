import { expect, it } from 'vitest';
import {
  carriedOver,
  changesOf,
  flatForm,
  formFrom,
  formOf,
  formProblems,
  mergedForm,
  writtenOf,
} from './entry-form.ts';

const ITEM = {
  id: 'orange-petillante-verre-25',
  name: 'Fruits pétillants',
  name_1: 'Orange pétillante',
  field_gamme_format_boissons: 'Verre 25\u00a0cl',
  field_gamme_image_boissons: '/catalogue/boissons/famille.svg',
  field_gamme_image_boissons_1: '/catalogue/boissons/orange.svg',
  weight_children: 3,
  fullName: 'Orange pétillante Verre 25\u00a0cl',
  alcool: 'non',
};
const ENTRY = { item: ITEM, visible: true, du: '2026-12-01', au: '2027-02-28' };
const FORM = formOf('boissons', ENTRY);

it('is what is stored, and sends it back unchanged', () => {
  expect(FORM.visibilite).toBe('periode');
  expect(writtenOf(FORM)).toEqual(ENTRY);
  expect(changesOf('boissons', FORM, formOf('boissons', ENTRY))).toBe(0);
});

it.each([
  [{ visible: true, du: null, au: null }, 'visible'],
  [{ visible: true, du: null, au: '2027-02-28' }, 'periode'],
  [{ visible: false, du: '2026-12-01', au: null }, 'masquee'],
])('reads %o as %s', (state, visibility) => {
  expect(formOf('boissons', { item: ITEM, ...state }).visibilite).toBe(visibility);
});

it('forgets the days of what is always visible, and keeps those of what is hidden', () => {
  expect(writtenOf({ ...FORM, visibilite: 'visible' })).toMatchObject({ visible: true, du: null, au: null });
  const hidden = { ...ENTRY, visible: false };
  expect(writtenOf(formOf('boissons', hidden))).toEqual(hidden);
});

it('keeps what was typed or framed while it was saved, and that alone', () => {
  const crop = { x: 0, y: 0, largeur: 1, hauteur: 0.5 };
  const path = 'field_gamme_image_boissons_1';
  const sent = { ...FORM, item: { ...FORM.item, name_1: ' Orange ' }, cadres: { [path]: crop } };
  const saved = { ...ENTRY, item: { ...ITEM, name_1: 'Orange', [path]: '/catalogue/images/1.webp' } };
  expect(carriedOver('boissons', sent, sent, saved)).toEqual(formOf('boissons', saved));
  const later = { ...crop, y: 0.5 };
  const now = { ...sent, item: { ...sent.item, name: 'Sodas' }, cadres: { [path]: later } };
  const carried = carriedOver('boissons', sent, now, saved);
  expect(carried.item).toMatchObject({ name: 'Sodas', name_1: 'Orange', [path]: '/catalogue/images/1.webp' });
  expect(carried.cadres).toEqual({ [path]: later });
});

it('counts each change once', () => {
  const named = { ...FORM, item: { ...FORM.item, name_1: 'Orange' } };
  expect(changesOf('boissons', FORM, named)).toBe(1);
  const cadres = { field_gamme_image_boissons_1: { x: 0, y: 0, largeur: 1, hauteur: 0.5 } };
  expect(changesOf('boissons', FORM, { ...named, cadres })).toBe(2);
});

it('says what is missing at its control', () => {
  const problems = formProblems('boissons', { ...formOf('boissons'), visibilite: 'periode' });
  expect(problems.map(({ chemin }) => chemin)).toEqual([
    'item.name_1',
    'item.field_gamme_format_boissons',
    'item.name',
    'du',
  ]);
  const backwards = { ...FORM, du: '2027-03-01' };
  expect(formProblems('boissons', backwards)).toEqual([
    { chemin: 'au', message: 'Cette période finit avant de commencer.' },
  ]);
});

it('merges what two people changed, and asks about the same field alone', () => {
  const mine = { ...FORM, item: { ...FORM.item, name_1: 'Orange fraîche' } };
  const theirs = formOf('boissons', { ...ENTRY, item: { ...ITEM, name_1: 'Orange' }, au: null });
  const { conflicts, form, sides } = mergedForm('boissons', FORM, mine, theirs);
  expect(conflicts).toEqual(['name_1']);
  expect([form.item.name_1, form.au, form.item.id]).toEqual(['Orange fraîche', '', ITEM.id]);
  expect(formFrom(sides.theirs, theirs)).toEqual(theirs);
});

it('has every field of a look, nested, and ticks that are false', () => {
  const flat = flatForm('themes', formOf('themes'));
  expect(flat['field_apercu.inks.ground']).toBe('');
  expect(flatForm('format', formOf('format')).field_1_volet).toBe(false);
});
