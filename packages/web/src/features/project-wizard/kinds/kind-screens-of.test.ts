import { KINDS, type StepPath } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { KindScreens } from '../session/kind-screens.ts';
import { KIND_SCREENS, screensOf } from './kind-screens-of.ts';

type Steps<Kind extends ProjectKind> = KindScreens<StepPath<Kind>>['steps'];

/** Asserted by the compiler: `npm run check` fails otherwise. */
describe('the screens of a kind', () => {
  it('are one per step: a missing one does not compile', () => {
    expectTypeOf(KIND_SCREENS.CHR.steps).toExtend<Steps<'CHR'>>();
    expectTypeOf<Omit<Steps<'CHR'>, 'photo'>>().not.toExtend<Steps<'CHR'>>();
    expectTypeOf<Omit<Steps<'VAE'>, 'contenu/boards'>>().not.toExtend<Steps<'VAE'>>();
    expectTypeOf<Steps<'CHR'>>().not.toHaveProperty('contenu/boards');
  });

  it('are required of every kind', () => {
    expectTypeOf<keyof typeof KIND_SCREENS>().toEqualTypeOf<ProjectKind>();
  });

  it('are checked for every kind by name: every wizard has typed step paths', () => {
    expectTypeOf<string>().not.toExtend<StepPath<'CHR'>>();
    expectTypeOf<string>().not.toExtend<StepPath<'VAE'>>();
    expectTypeOf<string>().not.toExtend<StepPath<'VAE_DIGITAL'>>();
    expectTypeOf<string>().not.toExtend<StepPath<'PSM'>>();
    expectTypeOf<string>().not.toExtend<StepPath<'PDA'>>();
  });

  it.each(Object.values(KINDS).map(({ wizard }) => wizard))(
    '$kind: each step has one, in the order of the wizard',
    ({ kind, steps }) => {
      expect(Object.keys(screensOf(kind).steps)).toEqual(steps.map(({ path }) => path));
    },
  );
});
