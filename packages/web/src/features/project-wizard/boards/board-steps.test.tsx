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
  it('shows the rules and their progress', async () => {
    const { title, html } = await read('creation/choix-boards', { boards: [boardOf('pricelist')] });
    expect(title).toBe('Quels boards ?');
    expect(html).toMatch(/>1<\/span><span>3 boards au moins<span[^>]*>, à respecter/);
    expect(html).toMatch(/>0<\/span><span>1 Menu PET/);
    expect(html).toMatch(/1 Gamme ou Pricelist<span[^>]*>, respecté/);
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(html).toContain('1\u00a0choisi');
  });

  it('shows the message of each unmet rule, after an attempt to continue', async () => {
    const { summary, messages } = await read('creation/choix-boards', { boards: [] }, true);
    const sentences = [
      'Vous devez choisir au moins 3 Boards.',
      'Vous devez choisir au moins un MENU PET dans la liste des boards.',
      'Vous devez choisir au moins une Pricelist ou une Gamme dans la liste des boards.',
    ];
    expect(summary).toEqual(sentences);
    expect(Object.values(messages)).toEqual(sentences);
  });

  it('disables the minus of saved boards', async () => {
    const { html } = await read('creation/choix-boards', { boards: [boardOf('pricelist')] });
    expect(html).toContain('Déjà enregistré');
    expect(html.match(/aria-label="Retirer un exemplaire" aria-disabled="true"/g)).toHaveLength(
      MODELS.length,
    );
    expect(html).toContain('aria-label="Quantité de Pricelist, texte ou photos"');
  });
});

describe('creation/format', () => {
  const three = MODELS.slice(0, 3).map(({ id }) => boardOf(id));
  const sentence = 'Choisir un format pour chaque board';

  it('is one radio group per board, with the formats of its support', async () => {
    const { title, html } = await read('creation/format', { boards: three });
    expect(title).toBe('Quel format pour chaque board ?');
    expect(html.match(/<input type="radio"/g)).toHaveLength(15);
    expect(html).toContain('0 stop-trottoir sur 2');
    const boxes = await read('creation/format', { boards: three }, false, 'Caissons Lumineux');
    expect(boxes.html.match(/<input type="radio"/g)).toHaveLength(6);
    expect(boxes.html).not.toContain('stop-trottoir');
    const digital = await read('creation/format', { boards: three }, false, 'Digital');
    expect(digital.html.match(/<input type="radio"/g)).toHaveLength(6);
    expect(digital.html).not.toContain('board-scene-ground');
  });

  it('shows an error at each board without a format, also for the stop-trottoir', async () => {
    const boards = [
      { ...three[0], format: 'Carré 50x50cm', optionStopTrottoir: true },
      { ...three[1], format: 'Vertical 90x60cm' },
      three[2] ?? {},
    ];
    const { messages, html } = await read('creation/format', { boards }, true);
    expect(messages).toEqual({
      'champ-boards-0-formatStopTrottoir': sentence,
      'champ-boards-2-format': sentence,
    });
    expect(html).toContain('id="champ-boards-2-format"');
  });

  it('offers no third stop-trottoir, and reports three as an error', async () => {
    const standing = {
      format: 'Carré 50x50cm',
      optionStopTrottoir: true,
      formatStopTrottoir: '75x47 cm (bois)',
    };
    const two = three.map((board, rank) => (rank < 2 ? { ...board, ...standing } : board));
    const full = await read('creation/format', { boards: two });
    expect(full.html.match(/type="checkbox" disabled=""/g)).toHaveLength(1);
    expect(full.html).toContain('2 sur 2 déjà choisis');
    const limit =
      'Le nombre de stop-trottoir est limité à 2. Veuillez en décocher de manière de revenir dans cette limite.';
    const all = await read(
      'creation/format',
      { boards: three.map((board) => ({ ...board, ...standing })) },
      true,
    );
    expect(all.messages).toEqual({ 'champ-boards': limit });
    expect(all.summary).toEqual([`Boards : ${limit}`]);
    expect(all.html).not.toContain('disabled=""');
  });
});
