import { expect, it } from 'vitest';
import { DEPLOY_STEPS } from './deploy-steps.mjs';

it('the page is built before the unit that serves it runs: a fresh clone has none', () => {
  const names = DEPLOY_STEPS.map(({ name }) => name);
  expect(names).toContain('unit under systemd');
  const built = names.indexOf('build of the page');
  expect(built).toBeGreaterThanOrEqual(0);
  expect(built).toBeLessThan(names.indexOf('unit under systemd'));
});
