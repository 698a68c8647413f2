import { expect, it } from 'vitest';
import { withKept } from './kept-entries.ts';

const cola = { id: 'cola', name: 'Cola', image: '/c.svg' };
const anis = { id: 'anis', name: 'Anis', image: '/a.svg' };
const kept = [{ liste: 'themes', retiree: false, item: anis }] as const;

it('shows what the order has chosen after what is offered, once', () => {
  expect(withKept('themes', [cola], kept)).toEqual([cola, anis]);
  expect(withKept('themes', [cola, { ...anis, name: 'Anis vert' }], kept)).toEqual([
    cola,
    { ...anis, name: 'Anis vert' },
  ]);
});

it('is the list itself without anything of it', () => {
  const offered = [cola];
  expect(withKept('themes', offered, [])).toBe(offered);
  expect(withKept('chartescce', offered, kept)).toBe(offered);
});
