import { expect, it } from 'vitest';
import { reportOf, reportTitle, withReport } from './print-reports.ts';

const result = (id: string) => ({ id, nameProjet: id, fait: true, statut: 'Imprimé' as const, message: '' });

it('keeps a report for an hour, and the last twenty, newest first', () => {
  const made = Array.from({ length: 21 }, (_, index) => index + 1).map((at) =>
    reportOf('telecharger', { resultats: [result(`p${at}`)], url: '/zip' }, at),
  );
  expect(made[0]?.until).toBe(3_600_001);
  const kept = made.reduce(withReport, [] as typeof made);
  expect(kept).toHaveLength(20);
  expect(kept[0]?.resultats[0]?.id).toBe('p21');
  expect(kept.at(-1)?.resultats[0]?.id).toBe('p2');
});

it('counts successes and refusals', () => {
  const refused = { ...result('c'), fait: false };
  const title = (resultats: ReturnType<typeof result>[]) =>
    reportTitle(reportOf('livrer', { resultats, url: null }, 0));
  expect(title([result('a')])).toBe('1\u00a0projet passé en livré');
  expect(title([result('a'), result('b'), refused])).toBe('2\u00a0projets passés en livré, 1\u00a0refusé');
  expect(title([refused])).toBe('0\u00a0projet passé en livré, 1\u00a0refusé');
});
