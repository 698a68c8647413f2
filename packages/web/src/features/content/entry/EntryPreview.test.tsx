import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EntryPreview } from './EntryPreview.tsx';

const ORANGE = {
  id: 'orange',
  name: 'Fruits pétillants',
  name_1: 'Orange pétillante',
  field_gamme_format_boissons: 'Verre 25\u00a0cl',
  field_gamme_image_boissons_1: '/catalogue/boissons/orange.svg',
};
const entryOf = (item: Record<string, unknown> & { id: string }): CatalogueEntry => ({
  id: item.id,
  version: 1,
  item,
  visible: true,
  du: null,
  au: null,
  retiree: false,
  etat: 'visible',
  brouillons: 0,
  modifie: null,
});
const NEIGHBOUR = entryOf({ ...ORANGE, id: 'agrumes', name_1: 'Agrumes' });
const ELSEWHERE = entryOf({ ...ORANGE, id: 'cola', name_1: 'Cola', name: 'Colas' });

const shown = (list: 'boissons' | 'boards' | 'themes', item: Record<string, unknown>) =>
  renderToStaticMarkup(
    <EntryPreview
      list={list}
      item={item}
      crop={undefined}
      entries={[ELSEWHERE, entryOf(ORANGE), NEIGHBOUR]}
      id="orange"
    />,
  );

it('shows a drink as the picker does beside its neighbour, in the order and on the card', () => {
  const html = shown('boissons', { ...ORANGE, name_1: 'Orange givrée' });
  expect(html).toContain('picker-family-name');
  expect(html).toContain('Orange givrée');
  expect(html).toContain('Agrumes');
  expect(html).not.toContain('Cola');
  expect(html).toContain('Dans la commande');
  expect(html).toContain('Orange givrée 25\u00a0cl');
  expect(html).toContain('prix du client');
});

it('draws a board without a picture, and lists what it asks', () => {
  const html = shown('boards', {
    name: 'Menu simple',
    field_type_de_board: 'Menu PET',
    field_state_name_brief: 'menu-standard-2018-can-33-capri-option',
    field_image_board: '',
    field_apercu: { inks: { ground: '' }, drink: { image: '', height: '' } },
  });
  expect(html).toContain('<svg class="preview"');
  expect(html.match(/<li>/g)).toHaveLength(4);
});

it('draws a board beside its picture, which may show another variant', () => {
  const html = shown('boards', {
    name: 'Menu double',
    field_type_de_board: 'Menu PET',
    field_state_name_brief: 'menu-double-3-pet-50-coke',
    field_image_board: '/catalogue/boards/menu-double-2-pet-50-coke.svg',
  });
  expect(html).toContain('src="/catalogue/boards/menu-double-2-pet-50-coke.svg"');
  expect(html).toContain('<svg class="preview"');
});

it('lays a card out in a theme that is being written', () => {
  const html = shown('themes', {
    name: 'Été',
    image: '',
    field_apercu: { frame: 'sun', inks: { ground: 'miel' } },
  });
  expect(html).toContain('Brasserie du Palais');
});
