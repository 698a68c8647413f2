import type { Board } from '@ardoise/domain/catalogue/board.ts';
import { expect, it } from 'vitest';
import { proposedBoard } from './proposed-board.ts';

const boardOf = (brief: string, field_apercu: Board['field_apercu']): Board => ({
  id: brief,
  name: brief,
  field_type_de_board: 'Menu PET',
  field_image_board: '',
  field_state_name_brief: brief,
  field_apercu,
});

const FIRST = 'menu-simple-2-pet-50-coke';
const NEW = proposedBoard({}, FIRST, []);

it('proposes a name and a category from the first variant on', () => {
  expect(NEW).toMatchObject({
    field_state_name_brief: FIRST,
    name: 'Menu simple 2 éléments, PET 50\u00a0cl, colas',
    field_type_de_board: 'Menu PET',
  });
});

it('follows the choices until the name is edited', () => {
  expect(proposedBoard(NEW, 'menu-double-3-can-33-mm', [])).toMatchObject({
    name: 'Menu double 3 éléments, CAN 33\u00a0cl, jus de fruits',
    field_type_de_board: 'Menu CAN',
  });
  const named = { ...NEW, name: 'Le grand menu' };
  expect(proposedBoard(named, 'menu-double-3-can-33-mm', [])).not.toHaveProperty('name');
});

it('takes the look of its line as it is typed, until somebody changes it', () => {
  const boards = [
    boardOf('menu-simple-2-pet-50-coke', { drink: { image: '/cola.svg', height: 1 } }),
    boardOf('menu-simple-2-can-33-mm', {
      inks: { ground: 'marine' },
      drink: { image: '/jus.svg', height: 0.84 },
    }),
  ];
  const cola = proposedBoard({}, FIRST, boards);
  const juice = proposedBoard(cola, 'menu-double-3-can-33-mm', boards);
  expect(juice.field_apercu).toMatchObject({
    inks: { ground: 'marine' },
    drink: { image: '/jus.svg', height: '0,84' },
  });
  const own = { ...cola, field_apercu: { ...(cola.field_apercu as object), inks: { ground: 'sapin' } } };
  expect(proposedBoard(own, 'menu-double-3-can-33-mm', boards)).not.toHaveProperty('field_apercu');
});
