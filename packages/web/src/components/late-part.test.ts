// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { latePart, useLatePart } from './late-part.ts';

const Drawn = () => null;

/** What is done, and all that follows of it. */
const settled = (deed: () => void): Promise<void> =>
  act(async () => {
    deed();
  });

it('loads a part once for all its users', async () => {
  let loads = 0;
  const part = latePart(async () => {
    loads += 1;
    return Drawn;
  });
  expect(part.component).toBeNull();
  await Promise.all([part.load(), part.load()]);
  expect([part.component, loads]).toEqual([Drawn, 1]);
});

it('rejects when a part fails to load, and retries at the next use', async () => {
  let isReachable = false;
  const part = latePart(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return Drawn;
  });
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  expect(part.component).toBeNull();
  isReachable = true;
  await part.load();
  expect(part.component).toBe(Drawn);
});

it('shows a part that arrives after the rendering, before its effects', async () => {
  let reads = 0;
  const arriving = {
    get component() {
      reads += 1;
      return reads === 1 ? null : Drawn;
    },
    load: () => Promise.resolve(),
  };
  const shown: unknown[] = [];
  const onFailed = () => undefined;
  const Place = () => {
    shown.push(useLatePart(arriving, { wanted: true, onFailed }));
    return null;
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  await settled(() => root.render(createElement(Place)));
  expect([shown[0], shown.at(-1)]).toEqual([null, Drawn]);
  await settled(() => root.unmount());
  vi.unstubAllGlobals();
});
