import { expect, it } from 'vitest';
import { latePart } from './late-part.ts';

const Drawn = () => null;

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
