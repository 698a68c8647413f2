import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { isPlain } from '@ardoise/domain/wizards/fields/field-kinds.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import { expect, it } from 'vitest';
import { screensOf } from '../kinds/kind-screens-of.ts';
import { viewOf } from './field-views.tsx';

it.each(Object.values(KINDS))('$kind: every field has a component', ({ kind, wizard }) => {
  const screens = screensOf(kind);
  const steps: readonly Step[] = wizard.steps;
  const drawn = steps.filter(({ path }) => screens.steps[path]?.Screen === undefined);
  expect(drawn.length).toBeGreaterThan(0);
  const undrawn = drawn
    .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    .filter((field) => !isPlain(field) && viewOf(field) === undefined);
  expect(undrawn.map(({ path }) => path)).toEqual([]);
});
