import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { applySteps } from './apply-steps.ts';
import { type Recipe, readRecipes } from './read-recipes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => {
  const there = path.join(ROOT, file);
  return existsSync(there) ? readFileSync(there, 'utf8') : null;
};

const RECIPES = readRecipes(read('CONTRIBUTING.md') ?? '').map((recipe): [string, Recipe] => [
  recipe.name,
  recipe,
]);

it('five additions have a recipe', () => {
  expect(RECIPES.map(([name]) => name)).toEqual([
    'A question',
    'An outcome of a pre-visit',
    'A call',
    'A column of an export',
    'A setting',
  ]);
});

it.each(RECIPES)('%s: its diff fits the files of today', (_, { steps }) => {
  const changed = applySteps(steps, read, '9999');
  expect(changed.size).toBeGreaterThan(1);
});

it.each(RECIPES)('%s: says of each step what complains without it', (_, { steps, commands, promised }) => {
  expect([...promised.keys()]).toEqual([...steps.map(({ name }) => name), ...commands]);
  for (const [left, complaints] of promised) expect(complaints, left).not.toEqual([]);
});
