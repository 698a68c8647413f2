import { expect, it } from 'vitest';
import { versionChanges } from './entry-versions.ts';

const STATE = {
  item: { id: 'cola', name: 'Colas', name_1: 'Cola', field_gamme_format_boissons: 'PET 50\u00a0cl' },
  visible: true,
  du: null,
  au: null,
};

it('says what a line of the log changed, value by value', () => {
  const image = `/catalogue/images/${'ab'.repeat(32)}.webp`;
  const apres = {
    ...STATE,
    item: { ...STATE.item, name_1: 'Cola cerise', field_gamme_image_boissons_1: image },
    visible: false,
  };
  expect(versionChanges('boissons', { avant: STATE, apres })).toEqual([
    { name: 'name_1', label: 'Nom', was: 'Cola', now: 'Cola cerise' },
    { name: 'field_gamme_image_boissons_1', label: 'Image', was: 'rien', now: 'image envoyée' },
    { name: 'visibilite', label: 'Visibilité', was: 'visible', now: 'masquée' },
  ]);
});

it('has nothing to compare of an entry that came', () => {
  expect(versionChanges('boissons', { avant: null, apres: STATE })).toEqual([]);
});
