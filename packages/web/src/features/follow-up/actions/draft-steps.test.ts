import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { expect, it } from 'vitest';
import { draftSteps } from './draft-steps.ts';

const { wizard } = KINDS.CHR;

it('lists the steps of a draft with what is answered, and none that does not apply', () => {
  const begun = { ...wizard.initialDocument(), type: 'Carte Brasserie' as const };
  const steps = draftSteps(wizard, begun);
  expect(steps.every(({ done }) => !done)).toBe(false);
  expect(steps.find(({ path }) => path === 'info-pdv')).toEqual({
    path: 'info-pdv',
    name: expect.any(String),
    done: false,
  });
  expect(steps.length).toBeLessThanOrEqual(wizard.steps.length);
});
