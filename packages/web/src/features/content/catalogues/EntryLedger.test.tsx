// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderedAt } from '../../../router/testing/rendered-at.tsx';
import { EntryLedger } from './EntryLedger.tsx';
import type { CatalogueEntry } from './use-entries.ts';

let root: Root;
/** How often a row was rendered: it alone reads when its entry was changed. */
let rendered = 0;

const drink = (number: number): CatalogueEntry => ({
  id: `d-${number}`,
  version: 1,
  item: {
    name_1: `Boisson ${number}`,
    name: `Famille ${Math.floor(number / 200)}`,
    field_gamme_format_boissons: 'Boîte 33 cl',
  },
  visible: true,
  du: null,
  au: null,
  retiree: false,
  etat: 'visible',
  brouillons: 0,
  get modifie() {
    rendered++;
    return null;
  },
});
const DRINKS = Array.from({ length: 5000 }, (_, number) => drink(number));

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const gripOf = (id: string) => document.querySelector<HTMLElement>(`[data-entry="${id}"]`);
const said = () => document.querySelector('.entry-ledger-window [role=status]')?.textContent;

/** What is done, and all that follows of it. */
const settled = (deed: () => void): Promise<void> =>
  act(async () => {
    deed();
  });

/** Rows rendered by what is done. */
async function countRendered(deed: () => void): Promise<number> {
  rendered = 0;
  await settled(deed);
  return rendered;
}

const press = (key: string, shiftKey = false) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  );

function type(words: string) {
  const box = document.querySelector<HTMLInputElement>('.entry-ledger-search input');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(box, words);
  box?.dispatchEvent(new Event('input', { bubbles: true }));
}

const scrollTo = (y: number) => {
  document.documentElement.scrollTop = y;
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 68 });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
  const page = await renderedAt('/', () => <EntryLedger list="boissons" entries={DRINKS} />);
  await settled(() =>
    root.render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>),
  );
});

afterEach(async () => {
  await settled(() => root.unmount());
  vi.unstubAllGlobals();
});

it('draws what is near the window of 5,000 entries, and tells how many there are', () => {
  expect(rows().length).toBeGreaterThan(8);
  expect(rows().length).toBeLessThan(40);
  expect(rows()[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('200');
});

it('renders the row that is lifted, and none for an arrow key', async () => {
  await settled(() => gripOf('d-3')?.focus());
  expect(await countRendered(() => press('Enter'))).toBeLessThanOrEqual(2);
  expect(said()).toBe('Boisson 3 Boîte 33 cl\u00a0: position 4 sur 200');
  expect(await countRendered(() => press('ArrowDown'))).toBe(0);
  expect(said()).toBe('Boisson 3 Boîte 33 cl\u00a0: position 5 sur 200');
});

it('keeps a lifted row and its focus, however far it is scrolled away', async () => {
  await settled(() => gripOf('d-3')?.focus());
  await settled(() => press('Enter'));
  await settled(() => scrollTo(100_000));
  expect(rows().map(({ dataset }) => dataset.row)).toContain('d-3');
  expect(rows().some(({ dataset }) => Number(dataset.row?.slice(2)) > 1000)).toBe(true);
  expect(document.activeElement).toBe(gripOf('d-3'));
  expect(rows().length).toBeLessThan(40);
  await settled(() => scrollTo(0));
});

it('renders what a search finds, and no more than the window when it is cleared', async () => {
  expect(await countRendered(() => type('boisson 4321'))).toBeLessThanOrEqual(2);
  expect(rows().map(({ dataset }) => dataset.row)).toEqual(['d-4321']);
  expect(await countRendered(() => type(''))).toBeLessThan(80);
  expect(rows().length).toBeLessThan(40);
});
