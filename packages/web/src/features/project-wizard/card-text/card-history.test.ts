import {
  added,
  type Card,
  movedTo,
  removed,
  renamed,
  stepped,
  withRead,
  written,
} from '@ardoise/domain/card-text/edit-card.ts';
import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CardHistory } from './card-history.ts';

const START: Card = {
  text: {
    sections: [
      { entree: 's1', titre: 'Plats' },
      { entree: 's2', titre: 'Desserts' },
    ],
    lignes: Array.from({ length: 8 }, (_, rank) => ({
      entree: `l${rank}`,
      section: rank < 4 ? 's1' : 's2',
      nom: `Plat ${rank}`,
      prix: '12',
    })),
  },
  reading: { lignes: [{ entree: 'l1', aVerifier: 'prix loin' }] },
};

/** A card on a screen: what is done here, and what comes from elsewhere. */
class Screen {
  readonly history = new CardHistory();
  card = START;

  act(act: (card: Card) => Card, name?: string): void {
    const after = act(this.card);
    this.history.record(this.card, after, name);
    this.card = after;
  }

  arrive(act: (card: Card) => Card): void {
    this.card = act(this.card);
  }

  go(way: 'undo' | 'redo'): boolean {
    const then = this.history[way](this.card);
    this.card = then ?? this.card;
    return then !== null;
  }

  line(id: string): CardLine | undefined {
    return this.card.text.lignes?.find(({ entree }) => entree === id);
  }

  get ids(): string[] {
    return (this.card.text.lignes ?? []).map(({ entree = '' }) => entree);
  }
}

it('takes the letters of one field as one step, another field as another', () => {
  const screen = new Screen();
  for (const prix of ['1', '14', '14,5', '14,50']) screen.act((card) => written(card, 'l0', { prix }));
  screen.act((card) => written(card, 'l0', { nom: 'Bavette' }));
  screen.act((card) => written(card, 'l2', { prix: '9' }));
  expect(screen.go('undo')).toBe(true);
  expect(screen.line('l2')?.prix).toBe('12');
  screen.go('undo');
  expect(screen.line('l0')).toMatchObject({ nom: 'Plat 0', prix: '14,50' });
  screen.go('undo');
  expect(screen.card).toEqual(START);
  expect(screen.go('undo')).toBe(false);
  for (let step = 0; step < 3; step += 1) expect(screen.go('redo')).toBe(true);
  expect(screen.line('l0')).toMatchObject({ nom: 'Bavette', prix: '14,50' });
  expect(screen.line('l2')?.prix).toBe('9');
  expect(screen.go('redo')).toBe(false);
});

it('has no step for a field that is as it was, and redoes nothing after a new change', () => {
  const screen = new Screen();
  screen.act((card) => renamed(card, 's1', 'Les plats'));
  for (const nom of ['Bavette', 'Plat 0']) screen.act((card) => written(card, 'l0', { nom }));
  screen.go('undo');
  expect(screen.card).toEqual(START);
  screen.act((card) => written(card, 'l3', { prix: '8' }));
  expect(screen.go('redo')).toBe(false);
});

it('has no step for a new line that was closed as it was opened', () => {
  const screen = new Screen();
  screen.act((card) => added(card, { entree: 'n', section: 's1' }), 'new n');
  screen.act((card) => removed(card, 'n'), 'new n');
  expect(screen.go('undo')).toBe(false);
});

it('puts back what was removed with what is known of it, where it stood; a pasted list goes as a whole', () => {
  const screen = new Screen();
  screen.act((card) => removed(card, 'l1'));
  // As the server tidies what it keeps.
  screen.arrive((card) => ({ ...card, reading: { ...card.reading, lignes: [] } }));
  screen.go('undo');
  expect(screen.ids).toEqual(['l0', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7']);
  let id = 0;
  const row = { nom: 'Flan', detail: '', volume: '', prix: '6', page: 1, ligne: 1, texte: 'Flan 6' };
  const read = [{ titre: 'Collés', lignes: [row, row, row] }];
  screen.act((card) => withRead(card, read, { newId: () => `p${id++}` }).card);
  expect(screen.ids).toHaveLength(11);
  screen.go('undo');
  expect(screen.ids).toHaveLength(8);
  expect(screen.card.text.sections).toHaveLength(2);
});

it('takes a line that passes several places for one step, another move for another', () => {
  const screen = new Screen();
  for (let place = 0; place < 3; place += 1) screen.act((card) => stepped(card, 'l0', 1), 'move 1');
  screen.act((card) => movedTo(card, 'l0', 's2', 4), 'move 2');
  expect(screen.ids.at(-1)).toBe('l0');
  screen.go('undo');
  expect(screen.ids.slice(0, 4)).toEqual(['l1', 'l2', 'l3', 'l0']);
  screen.go('undo');
  expect(screen.card.text).toEqual(START.text);
});

it('keeps what came from elsewhere meanwhile: other lines, other fields, and its own changes of mine', () => {
  const screen = new Screen();
  screen.act((card) => written(card, 'l0', { prix: '1' }));
  screen.arrive((card) => added(written(card, 'l0', { nom: 'De l’autre' }), { entree: 'x', section: 's1' }));
  screen.act((card) => written(card, 'l0', { prix: '15' }));
  screen.act((card) => added(card, { entree: 'm', section: 's1', nom: 'À moi' }));
  screen.act((card) => written(card, 'l5', { prix: '7' }));
  screen.arrive((card) => written(written(card, 'm', { prix: '3' }), 'l5', { prix: '8' }));
  // Of both the other changed what I did: nothing is left to undo there.
  expect(screen.go('undo')).toBe(true);
  expect(screen.line('l5')?.prix).toBe('8');
  expect(screen.line('m')).toMatchObject({ nom: 'À moi', prix: '3' });
  expect(screen.line('l0')).toMatchObject({ nom: 'De l’autre', prix: '12' });
  expect(screen.ids).toContain('x');
  expect(screen.go('undo')).toBe(false);
});

it('keeps a bounded number of steps', () => {
  const screen = new Screen();
  for (let step = 0; step < 300; step += 1)
    screen.act((card) => written(card, `l${step % 8}`, { prix: `${step}` }));
  let undone = 0;
  while (screen.go('undo')) undone += 1;
  expect(undone).toBe(200);
});

const FIELDS = ['nom', 'prix', 'detail'] as const;
const edit = fc.record({
  mine: fc.boolean(),
  kind: fc.constantFrom('write', 'write', 'add', 'remove', 'move'),
  at: fc.nat(1_000),
  to: fc.nat(1_000),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

/** Mine are the lines of even number and those that I add; the other person's the rest, whose order they leave. */
function actOf({ mine, kind, at, to }: Edit, turn: number): (card: Card) => Card {
  return (card) => {
    // Sorted: which one it is does not depend on where the other person's work has put it.
    const own = (card.text.lignes ?? [])
      .map(({ entree = '' }) => entree)
      .filter((id) =>
        id.startsWith('l') ? (Number(id.slice(1)) % 2 === 0) === mine : id.startsWith('m') === mine,
      )
      .sort();
    const id = own[at % Math.max(1, own.length)];
    if (kind === 'add')
      return added(card, {
        entree: `${mine ? 'm' : 'x'}${turn}`,
        section: `s${1 + (to % 2)}`,
        nom: `${turn}`,
      });
    if (id === undefined) return card;
    if (kind === 'remove') return removed(card, id);
    if (kind === 'move') return mine ? movedTo(card, id, `s${1 + (to % 2)}`, to % 5) : card;
    return written(card, id, { [FIELDS[to % 3] ?? 'nom']: `v${turn}` });
  };
}

const byId = ({ text }: Card) =>
  new Map((text.lignes ?? []).map(({ entree, ...line }) => [entree, { detail: undefined, ...line }]));

it('undoes all that is mine and nothing else, and redoes it', async () => {
  await fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 40 }), (edits) => {
      const screen = new Screen();
      let alone = START;
      for (const [turn, one] of edits.entries()) {
        if (one.mine) screen.act(actOf(one, turn));
        else {
          screen.arrive(actOf(one, turn));
          alone = actOf(one, turn)(alone);
        }
      }
      const full = screen.card;
      let steps = 0;
      while (screen.go('undo')) steps += 1;
      expect(byId(screen.card)).toEqual(byId(alone));
      const stayed = (ids: string[]) => ids.filter((id) => id.startsWith('l'));
      expect(stayed(screen.ids)).toEqual(stayed((alone.text.lignes ?? []).map(({ entree = '' }) => entree)));
      for (let step = 0; step < steps; step += 1) expect(screen.go('redo')).toBe(true);
      expect(byId(screen.card)).toEqual(byId(full));
    }),
    { numRuns: 150 },
  );
});
