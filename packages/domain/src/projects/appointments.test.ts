import { describe, expect, it } from 'vitest';
import { type Appointed, appointmentsOf, changedAppointments } from './appointments.ts';

const TODAY = '2026-11-28';
const order = (changes: Partial<Appointed> = {}): Appointed => ({
  statut: 'Prévisite',
  has_pose: true,
  t_previsite: '2026-12-01',
  t_pose: '2026-12-10',
  ...changes,
});
const datesOf = (changes: Partial<Appointed>) =>
  appointmentsOf(order(changes), TODAY).map(({ date }) => date);

describe('appointments', () => {
  it('are the days that are fixed and to come, today included', () => {
    expect(appointmentsOf(order(), TODAY)).toEqual([
      { date: 't_previsite', day: '2026-12-01' },
      { date: 't_pose', day: '2026-12-10' },
    ]);
    expect(datesOf({ t_previsite: TODAY, t_pose: null })).toEqual(['t_previsite']);
    expect(datesOf({ t_previsite: '2026-11-27', t_pose: null })).toEqual([]);
  });

  it('stand while their status does', () => {
    expect(datesOf({ statut: 'Exécution' })).toEqual(['t_pose']);
    expect(datesOf({ statut: 'Livré' })).toEqual(['t_pose']);
    for (const statut of ['Agence', 'Brouillon', 'Terminé', 'Rejeté', 'Annulé'] as const)
      expect(datesOf({ statut })).toEqual([]);
    expect(datesOf({ has_pose: false })).toEqual([]);
  });
});

describe('a change of appointments', () => {
  const changes = (
    before: Partial<Appointed>,
    after: Partial<Appointed>,
    target?: 'Annulé' | 'Terminé' | 'refusPose',
  ) => changedAppointments(order(before), order(after), { today: TODAY, ...(target && { target }) });

  it('is a new day, another one, none', () => {
    expect(changes({ t_pose: null }, {})).toEqual([{ date: 't_pose', before: null, after: '2026-12-10' }]);
    expect(changes({}, { t_pose: '2026-12-11' })).toEqual([
      { date: 't_pose', before: '2026-12-10', after: '2026-12-11' },
    ]);
    expect(changes({}, { t_previsite: null })).toEqual([
      { date: 't_previsite', before: '2026-12-01', after: null },
    ]);
    expect(changes({}, {})).toEqual([]);
  });

  it('is none of a day that is noted on the day itself, and one of a day that goes then', () => {
    expect(changes({ t_pose: null }, { t_pose: TODAY })).toEqual([]);
    expect(changes({ t_pose: TODAY }, {})).toMatchObject([{ before: TODAY, after: '2026-12-10' }]);
    expect(changes({}, { t_pose: TODAY })).toMatchObject([{ before: '2026-12-10', after: null }]);
    expect(changes({ t_previsite: null, t_pose: TODAY }, { t_previsite: null, t_pose: null })).toMatchObject([
      { before: TODAY, after: null },
    ]);
  });

  it('is of both days when the order is stopped or goes back', () => {
    for (const statut of ['Annulé', 'Agence'] as const)
      expect(changes({}, { statut }, 'Annulé')).toMatchObject([{ after: null }, { after: null }]);
  });

  it('is none of what took place', () => {
    expect(changes({ statut: 'Livré' }, { statut: 'Terminé' }, 'Terminé')).toEqual([]);
    expect(changes({}, { statut: 'Rejeté' }, 'refusPose')).toEqual([
      { date: 't_pose', before: '2026-12-10', after: null },
    ]);
  });
});
