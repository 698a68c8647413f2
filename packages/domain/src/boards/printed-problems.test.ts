import { expect, it } from 'vitest';
import { vaeWizard } from '../kinds/vae/wizard.ts';
import type { Board } from '../projects/board.ts';
import { completeOrder } from '../testing/complete-orders.ts';
import { findStep } from '../wizards/wizard.ts';
import { printedProblems } from './printed-problems.ts';

const ORDER = { ...completeOrder('Boards PVC'), type: 'Boards PVC', agence: 'agence1' } as const;

function problems(change: (menu: Board) => Board): string[] {
  const [menu, ...others] = ORDER.boards ?? [];
  const step = findStep(vaeWizard, 'contenu/boards');
  if (menu === undefined || step === undefined) throw new Error('no menu');
  const found = step.problems({ ...ORDER, boards: [change(menu), ...others] });
  return found.map(({ chemin, message }) => `${chemin} ${message}`);
}

function named(nomFormule: string, more: Partial<Board> = {}) {
  return (menu: Board): Board => ({
    ...menu,
    ...more,
    brief: { menus: { Formule1: { ...menu.brief?.menus?.Formule1, nomFormule } } },
  });
}

/** Number of characters that fit, from the step's message. */
function fitting(change: (menu: Board) => Board): number {
  const [only, ...more] = problems(change);
  expect(more).toEqual([]);
  const said =
    /^boards\.0\.brief\.menus\.Formule1\.nomFormule Trop long\u00a0: (\d+) caractères tiennent sur ce format$/;
  return Number(said.exec(only ?? '')?.[1]);
}

const LONG = 'La formule du marché, de la mer et du jardin '.repeat(6).trim();

it('reports exactly how many characters fit the format, the smaller of two with a stop-trottoir', () => {
  const fits = fitting(named(LONG, { format: 'Horizontal 60x90cm' }));
  expect(problems(named(LONG.slice(0, fits), { format: 'Horizontal 60x90cm' }))).toEqual([]);
  expect(problems(named(LONG.slice(0, fits + 1), { format: 'Horizontal 60x90cm' }))).toHaveLength(1);
  const pavement = { optionStopTrottoir: true, formatStopTrottoir: '75x47 cm (bois)' };
  expect(fitting(named(LONG, { format: 'Horizontal 60x90cm', ...pavement }))).toBeLessThan(fits);
  expect(fitting(named(LONG, { format: 'Horizontal 60x90cm', ...pavement, optionStopTrottoir: false }))).toBe(
    fits,
  );
});

it('does not check the length without a format', () => {
  expect(problems(named(LONG, { format: '' }))).toEqual([]);
});

it('names the signs that cannot be printed', () => {
  expect(problems(named('Midi 🍔'))).toEqual([
    'boards.0.brief.menus.Formule1.nomFormule Ce signe ne s’imprime pas\u00a0: 🍔',
  ]);
});

it('follows a board that a form changes in place', () => {
  const [menu] = JSON.parse(JSON.stringify(ORDER.boards)) as Board[];
  const formula = menu?.brief?.menus?.Formule1;
  if (menu === undefined || formula === undefined) throw new Error('no menu');
  expect(printedProblems(menu)).toEqual([]);
  formula.nomFormule = LONG;
  expect(printedProblems(menu)).toHaveLength(1);
});
