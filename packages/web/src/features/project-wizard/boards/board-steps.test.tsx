import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { describe, expect, it } from 'vitest';
import { type Lists, readStep } from '../testing/render-step.tsx';

const model = (state: string, name: string, type: string): CatalogueBoard => ({
  id: state,
  name,
  field_type_de_board: type,
  field_image_board: `/${state}.svg`,
  field_state_name_brief: state,
});
const MODELS = [
  model('menu-simple-2-pet-50-coke', 'Menu simple 2 éléments, PET 50 cl, colas', 'Menu PET'),
  model('menu-double-3-can-33-coke', 'Menu double 3 éléments, CAN 33 cl, colas', 'Menu CAN'),
  model('pricelist', 'Pricelist, texte ou photos', 'Gamme ou Pricelist'),
  model('gamme-prix', 'Gamme et prix des boissons', 'Gamme ou Pricelist'),
];
const LISTS: Lists = { boards: MODELS };

const boardOf = (state: string, rest: Board = {}): Board => {
  const found = MODELS.find(({ id }) => id === state);
  return {
    entree: state.replaceAll('-', ''),
    name: found?.name,
    displayName: `${found?.name} - 1`,
    type: found?.field_type_de_board,
    state,
    imageBoard: found?.field_image_board,
    ...rest,
  };
};

const read = (path: string, document: ProjectDocument, attempted = false, type: ProjectType = 'Boards PVC') =>
  readStep({ type, path, document, lists: LISTS, attempted });

describe('creation/choix-boards', () => {
  it('tells the rules and how far each is met', async () => {
    const { title, html } = await read('creation/choix-boards', { boards: [boardOf('pricelist')] });
    expect(title).toBe('Quels boards ?');
    expect(html).toMatch(/>1<\/span><span>3 boards au moins<span[^>]*>, à respecter/);
    expect(html).toMatch(/>0<\/span><span>1 Menu PET/);
    expect(html).toMatch(/1 Gamme ou Pricelist<span[^>]*>, respecté/);
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(html).toContain('1\u00a0choisi');
  });

  it('says the sentence of each rule that is not met, once one tries to go on', async () => {
    const { summary, messages } = await read('creation/choix-boards', { boards: [] }, true);
    const sentences = [
      'Vous devez choisir au moins 3 Boards.',
      'Vous devez choisir au moins un MENU PET dans la liste des boards.',
      'Vous devez choisir au moins une Pricelist ou une Gamme dans la liste des boards.',
    ];
    expect(summary).toEqual(sentences);
    expect(Object.values(messages)).toEqual(sentences);
  });

  it('holds what was saved: the minus of those is off', async () => {
    const { html } = await read('creation/choix-boards', { boards: [boardOf('pricelist')] });
    expect(html).toContain('Déjà enregistré');
    expect(html.match(/aria-label="Retirer un exemplaire" aria-disabled="true"/g)).toHaveLength(
      MODELS.length,
    );
    expect(html).toContain('aria-label="Quantité de Pricelist, texte ou photos"');
  });
});
