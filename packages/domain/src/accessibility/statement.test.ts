import { expect, it } from 'vitest';
import { type AuditRun, statementOf } from './statement.ts';
import { CRITERIA, THEMES } from './themes.ts';

const tested = CRITERIA.filter(({ evidence }) => evidence.by === 'test').map(({ number }) => number);
const run: AuditRun = {
  version: 'a1b2c3d',
  day: '2026-11-22',
  pages: Array.from({ length: 24 }, (_, rank) => `page ${rank}`),
  tools: ['Chromium 143'],
  passed: Object.fromEntries(tested.map((number) => [number, true])),
};
const NOW = Date.parse('2026-11-29T10:00:00Z');
const of = (number: string, seen: AuditRun | null = run, now = NOW) =>
  statementOf(seen, now)
    .themes.flatMap(({ criteria }) => criteria)
    .find((judged) => judged.number === number);

it('has the 106 criteria of the method, each once, in its order', () => {
  expect(THEMES.map(({ criteria }) => criteria.length)).toEqual([
    9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12,
  ]);
  for (const { rank, criteria } of THEMES)
    expect(criteria.map(({ number }) => number)).toEqual(criteria.map((_, at) => `${rank}.${at + 1}`));
});

it('counts each criterion once, and computes the rate of those that apply', () => {
  const { respected, failed, absent, rate, themes } = statementOf(run, NOW);
  expect(respected + failed + absent).toBe(106);
  expect(rate).toBe(Math.round((respected / (respected + failed)) * 1000) / 10);
  for (const key of ['respected', 'failed', 'absent'] as const)
    expect(themes.reduce((sum, theme) => sum + theme[key], 0)).toBe({ respected, failed, absent }[key]);
  expect(themes[1]).toMatchObject({ name: 'Cadres', respected: 0, failed: 0, absent: 2, rate: null });
});

it('is lowered by a test that fails, and by one that no longer exists', () => {
  const whole = statementOf(run, NOW);
  const broken = statementOf({ ...run, passed: { ...run.passed, '8.3': false } }, NOW);
  expect(broken.respected).toBe(whole.respected - 1);
  expect(broken.rate).toBeLessThan(whole.rate ?? 0);
  const { '8.3': _gone, ...rest } = run.passed;
  expect(statementOf({ ...run, passed: rest }, NOW).respected).toBe(whole.respected - 1);
  expect(of('8.3', { ...run, passed: rest })).toMatchObject({ result: 'non', proof: 'Pas encore essayé' });
});

it('says nothing of what nobody has seen', () => {
  const before = statementOf(null, NOW);
  expect(before.conformity).toBe('non conforme');
  expect(before.respected).toBe(
    CRITERIA.filter(({ evidence }) => evidence.by === 'look' && evidence.gap === undefined).length,
  );
});

it('gives the evidence in words, and says when it is older than a year', () => {
  expect(of('8.3')).toEqual({
    number: '8.3',
    title: 'Chaque page dit sa langue',
    result: 'respecté',
    proof: 'Essai sur 24 pages, 22 novembre 2026',
    old: false,
  });
  expect(of('8.3', run, Date.parse('2027-11-29'))?.old).toBe(true);
  expect(of('2.1')).toMatchObject({ result: 'sans objet', proof: 'Aucun cadre dans le produit' });
});

it('judges with it what head office typed, and says how many names say nothing', () => {
  const none = statementOf(run, NOW);
  const some = statementOf(run, NOW, { image: 0, lien: 2, titre: 1 });
  expect(none.respected - some.respected).toBe(2);
  const judged = some.themes.flatMap(({ criteria }) => criteria);
  expect(judged.find(({ number }) => number === '6.1')).toMatchObject({
    result: 'non',
    gap: {
      fault: '2\u00a0liens du siège portent un nom qui ne dit rien à qui ne voit pas l’écran.',
    },
  });
  expect(judged.find(({ number }) => number === '9.1')?.gap?.fault).toMatch(
    /^1\u00a0titre du siège ne dit rien/,
  );
  expect(of('9.1')?.proof).toBe(
    'Essai sur 24 pages, 22 novembre 2026\u00a0; contenus du siège, relus à l’ouverture de cette page',
  );
});
