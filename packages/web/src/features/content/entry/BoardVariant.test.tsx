import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BoardVariant } from './BoardVariant.tsx';

const shown = (brief: string, stored = '', drafts = 0) =>
  renderToStaticMarkup(
    <BoardVariant
      id={undefined}
      brief={brief}
      stored={stored}
      category="Menu PET"
      boards={[]}
      drafts={drafts}
      onChange={() => undefined}
    />,
  );

it('asks six questions, and says what they ask of a delegate', () => {
  const html = shown('menu-double-3-pet-50-coke-option');
  expect(html.match(/<fieldset/g)).toHaveLength(6);
  expect(html).toContain('<b>4\u00a0solides</b>');
  expect(html).toContain('Le choix de quatres solides est obligatoire. Deux pour chaque formule.');
  expect(html).toContain('menu-double-3-pet-50-coke-option');
});

it('offers two items alone of the standard of 2018, and asks a price list nothing more', () => {
  expect(shown('menu-standard-2018-pet-50-coke')).not.toContain('value="3"');
  expect(shown('pricelist').match(/<fieldset/g)).toHaveLength(1);
});

it('warns of another variant under drafts', () => {
  const html = shown('menu-double-3-pet-50-coke', 'menu-double-2-pet-50-coke', 6);
  expect(html).toContain('6\u00a0brouillons ont ce board.');
  expect(html).toContain('Passer de 2 à 3 éléments leur demandera 2\u00a0solides de plus à l’étape Contenu.');
  expect(shown('menu-double-3-pet-50-coke', 'menu-double-2-pet-50-coke')).not.toContain('brouillon');
});
