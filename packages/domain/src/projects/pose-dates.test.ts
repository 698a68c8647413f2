import { describe, expect, it } from 'vitest';
import {
  dateLimits,
  PLANNED_STATUSES,
  type PoseDate,
  type PosePlan,
  poseDateProblem,
  poseDatesTrace,
} from './pose-dates.ts';
import { STATUSES } from './statuses.ts';

const TODAY = '2026-11-20';
const plan = (more: Partial<PosePlan> = {}): PosePlan => ({
  statut: 'Prévisite',
  t_previsite: null,
  t_pose: null,
  t_creation: '2026-10-01T08:00:00.000Z',
  ...more,
});
const problem = (date: PoseDate, day: string | null, more: Partial<PosePlan> = {}) =>
  poseDateProblem(date, day, plan(more), TODAY);

describe('pose dates', () => {
  it.each<[PoseDate, string, string | null]>([
    ['t_previsite', '2026-11-20', null],
    ['t_previsite', '2050-02-01', null],
    ['t_previsite', '2026-11-19', 'La date ne peut pas être passée.'],
    ['t_previsite', '2050-02-02', 'La date ne peut pas dépasser le 01/02/2050.'],
    ['t_pose', '2026-11-19', 'La date ne peut pas être passée.'],
  ])('%s on %s in Prévisite', (date, day, refused) => {
    expect(problem(date, day)).toBe(refused);
  });

  it('can be planned from the pre-visit to the delivery, the pre-visit’s until it is done', () => {
    const where = (date: PoseDate) => STATUSES.filter((statut) => dateLimits(date, plan({ statut }), TODAY));
    expect(where('t_previsite')).toEqual(['Prévisite']);
    expect(where('t_pose')).toEqual(STATUSES.filter((one) => (PLANNED_STATUSES as string[]).includes(one)));
    expect(problem('t_previsite', '2026-11-30', { statut: 'Exécution' })).toMatch(
      'une fois la prévisite faite',
    );
    expect(problem('t_pose', '2026-11-30', { statut: 'Agence' })).toMatch('statut actuel');
  });

  it('of a completed pose may be past, not before the order nor before its pre-visit', () => {
    const delivered = { statut: 'Livré', t_previsite: '2026-10-12' } as const;
    expect(problem('t_pose', '2026-11-18', delivered)).toBeNull();
    expect(problem('t_pose', '2026-10-11', delivered)).toBe(
      'La pose ne peut pas précéder la prévisite du 12/10/2026.',
    );
    expect(problem('t_pose', '2026-09-30', { statut: 'Livré' })).toBe(
      'La date ne peut pas précéder le 01/10/2026.',
    );
  });

  it('may be left unchanged or cleared without validation', () => {
    expect(problem('t_previsite', '2026-11-02', { t_previsite: '2026-11-02' })).toBeNull();
    expect(problem('t_previsite', null, { t_previsite: '2026-11-02' })).toBeNull();
  });
});

describe('history line', () => {
  const none = { t_previsite: null, t_pose: null };
  it.each([
    [none, { ...none, t_previsite: '2026-11-24' }, 'Prévisite\u00a0: 24/11/2026'],
    [
      { t_previsite: '2026-11-24', t_pose: null },
      { t_previsite: '2026-11-26', t_pose: '2026-12-08' },
      'Prévisite\u00a0: 26/11/2026 (avant\u00a0: 24/11/2026). Pose\u00a0: 08/12/2026',
    ],
    [{ ...none, t_pose: '2026-12-08' }, none, 'Pose\u00a0: sans date (avant\u00a0: 08/12/2026)'],
    [none, none, ''],
  ])('from %j to %j', (before, after, trace) => {
    expect(poseDatesTrace(before, after)).toBe(trace);
  });
});
