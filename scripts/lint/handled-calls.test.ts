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

const DECLARED = /^export const (\w+) = (?:get|read|post|put|del|changingGet)\(/gm;
const declaredIn = (text: string) => [...text.matchAll(DECLARED)].map(([, name = '']) => name);

/** Before the server refuses to start: `route(app, call, …)` may name it by its module or import it. */
it('each call of the contract is named by the routes', () => {
  const calls = declaredIn(textOf('packages/domain/src/contract/*.ts'));
  const named = new Set(
    textOf('packages/server/src/**/*.routes.ts').replaceAll(NEIGHBOURS, '').match(/\w+/g),
  );
  expect(calls.length).toBeGreaterThan(200);
  expect(
    calls.filter((name) => !named.has(name)),
    'nobody answers it: route(app, call, …) in the routes of its room',
  ).toEqual([]);
});

it('each file of the contract with a call is in calls.ts', () => {
  const files = globSync('packages/domain/src/contract/*.ts', { cwd: ROOT }).map((file) =>
    path.basename(file),
  );
  const declaring = files.filter(
    (file) => declaredIn(textOf(`packages/domain/src/contract/${file}`)).length > 0,
  );
  const listed = textOf('packages/domain/src/contract/calls.ts');
  expect(
    declaring.filter((file) => !listed.includes(`from './${file}'`)),
    'import it in contract/calls.ts and add it to CALLS: neither the server nor OpenAPI has its calls otherwise',
  ).toEqual([]);
});

const lastPartOf = (address: string) => address.split(/:\w+/).findLast((part) => part.length > 1) ?? address;

/** A test may ask for the bytes of a picture or a file by its address. */
it('each call of the contract is made by a test', () => {
  const tests = textOf('{packages/*/src,e2e}/**/*.test.ts') + textOf('packages/server/src/testing/**/*.ts');
  const words = new Set(tests.match(/\w+/g));
  const contract = textOf('packages/domain/src/contract/*.ts');
  const paths = [...contract.matchAll(new RegExp(`${DECLARED.source}[\\s\\S]*?path: '([^']+)'`, 'gm'))];
  const made = ([, name = '', address = '']: RegExpMatchArray) =>
    words.has(name) || tests.includes(lastPartOf(address));
  expect(paths.length).toBeGreaterThan(200);
  expect(
    paths.filter((found) => !made(found)).map(([, name]) => name),
    'write a test beside its operation: the right reply, and 404 for an account out of scope',
  ).toEqual([]);
});
