import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');

/** What the routes import of their neighbours: operations, often named as their call. */
const NEIGHBOURS = /^import [^;]*? from '\.[^']*';$/gm;

/** Before the server refuses to start: `route(app, call, …)` may name it by its module or import it. */
it('each call of the contract is named by the routes', () => {
  const declared = /^export const (\w+) = (?:get|read|post|put|del|changingGet)\(/gm;
  const calls = [...textOf('packages/domain/src/contract/*.ts').matchAll(declared)].map(([, name]) => name);
  const named = new Set(
    textOf('packages/server/src/**/*.routes.ts').replaceAll(NEIGHBOURS, '').match(/\w+/g),
  );
  expect(calls.length).toBeGreaterThan(200);
  expect(calls.filter((name = '') => !named.has(name))).toEqual([]);
});
