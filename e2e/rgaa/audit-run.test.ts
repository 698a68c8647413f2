import { statementOf } from '@ardoise/domain/accessibility/statement.ts';
import { CRITERIA } from '@ardoise/domain/accessibility/themes.ts';
import { expect, it } from 'vitest';
import { ACTS } from './acts.ts';
import { auditRunOf } from './audit-run.ts';
import { BY_VISITS } from './checks.ts';

const TESTED = CRITERIA.filter(({ evidence }) => evidence.by === 'test');
/** No window opens by itself: seen while the pages are visited. */
const BY_WINDOWS = '13.2';
const OF = { version: 'a1b2c3d4', day: '2026-11-29', pages: ['la connexion'], tools: ['Chromium 143'] };

const report = (failing: readonly string[]) => ({
  testResults: [
    {
      assertionResults: TESTED.map(({ number, title }) => ({
        title: `${number} ${title}`,
        status: failing.includes(number) ? 'failed' : 'passed',
      })),
    },
  ],
});

it('has a check behind each criterion that tests prove, and no other', () => {
  const checked = new Set([...BY_VISITS, ...Object.keys(ACTS), BY_WINDOWS]);
  expect(TESTED.map(({ number }) => number).filter((number) => !checked.has(number))).toEqual([]);
  const proven = new Set(TESTED.map(({ number }) => number));
  expect([...checked].filter((number) => !proven.has(number))).toEqual([]);
});

it('lowers the rate by a regression', () => {
  const before = statementOf(auditRunOf(report([]), OF), Date.now());
  const after = statementOf(auditRunOf(report(['8.3', '12.9']), OF), Date.now());
  expect(before.respected - after.respected).toBe(2);
  expect(after.rate).toBeLessThan(before.rate ?? 0);
  expect(after.themes[7]).toMatchObject({ failed: 1 });
});

it('takes a criterion for failed if one of several tests is', () => {
  const twice = {
    testResults: [
      { assertionResults: [{ title: '8.3 Chaque page', status: 'failed' }] },
      { assertionResults: [{ title: '8.3 Et les mails', status: 'passed' }] },
    ],
  };
  expect(auditRunOf(twice, OF).passed).toEqual({ '8.3': false });
});
