import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlantedTree } from './planted-tree.ts';
import { type Recipe, readRecipes } from './read-recipes.ts';

const RECIPES = readRecipes(readFileSync(path.resolve(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8'));
/** Every test that a recipe names is run after each planting. */
const TESTS = [
  ...new Set(
    RECIPES.flatMap(({ promised }) =>
      [...promised.values()].flat().filter((name) => name.includes('.test.')),
    ),
  ),
];
const MINUTES = 60_000;

let tree: PlantedTree;
beforeAll(async () => {
  tree = await PlantedTree.make();
}, 2 * MINUTES);
afterAll(() => tree.remove());

describe.each(RECIPES.map((recipe): [string, Recipe] => [recipe.name, recipe]))('%s', (_, recipe) => {
  const { steps, commands, promised } = recipe;

  it('planted whole, nothing complains', { timeout: 10 * MINUTES }, async () => {
    await tree.plant(steps, commands);
    expect(await tree.everyComplaint(TESTS)).toEqual([]);
  });

  it.each([...promised])(
    'without %s, exactly what is promised',
    { timeout: 10 * MINUTES },
    async (left, complaints) => {
      await tree.plant(
        steps.filter(({ name }) => name !== left),
        commands.filter((command) => command !== left),
      );
      expect(await tree.complaints(TESTS)).toEqual([...complaints].sort());
    },
  );
});
