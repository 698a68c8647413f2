import { expect, it, vi } from 'vitest';
import { SharedCheck } from './shared-check.ts';

const silent = () => undefined;

it('looks once for concurrent callers, and for those right after', async () => {
  let looks = 0;
  const look = async () => {
    looks += 1;
  };
  const check = new SharedCheck(look, 1_000, silent);
  const answers = await Promise.all(Array.from({ length: 500 }, () => check.passes()));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(await check.passes()).toBe(true);
  expect(looks).toBe(1);
});

it('looks again once its result is old', async () => {
  let broken = true;
  const failures: unknown[] = [];
  const look = () => (broken ? Promise.reject(new Error('no')) : Promise.resolve());
  const check = new SharedCheck(look, 1_000, (error) => failures.push(error));
  expect(await check.passes()).toBe(false);
  expect(failures).toHaveLength(1);
  broken = false;
  await vi.waitFor(async () => expect(await check.passes()).toBe(true), { timeout: 10_000 });
});

it('fails a look that hangs, and starts no second one before its end', async () => {
  let looks = 0;
  let end: () => void = silent;
  const look = () => {
    looks += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const check = new SharedCheck(look, 20, silent);
  expect(await check.passes()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await check.passes()).toBe(false);
  expect(looks).toBe(1);
  end();
  await vi.waitFor(() => {
    void check.passes();
    expect(looks).toBe(2);
  }, 10_000);
  end();
});
