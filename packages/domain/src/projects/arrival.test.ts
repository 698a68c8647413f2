import { describe, expect, it } from 'vitest';
import { type Arriving, arrivalDetail, arrivalInWords, arrivalOf } from './arrival.ts';
import { PROJECT_KINDS } from './kinds.ts';
import { ROLES, type Role } from './roles.ts';
import { STATUSES, type Status } from './statuses.ts';
import { TRANSITIONS } from './transition-table.ts';

const TODAY = '2026-11-23';
const ORDER: Arriving = {
  statut: 'Impression',
  t_statut: '2026-11-20T09:00:00.000Z',
  has_pose: false,
  t_pose: null,
  promised_on: null,
  shipped_on: null,
  delivered_on: null,
};

const said = (order: Partial<Arriving>, role: Role) => {
  const arrival = arrivalOf({ ...ORDER, ...order }, TODAY);
  return arrival === null ? null : arrivalInWords(arrival, arrival.etat === 'retard' ? 1 : 0, role, TODAY);
};

const FROM_PRINT: readonly Status[] = ['Impression', 'Imprimé', 'Livré', 'Terminé'];

describe('when an order comes', () => {
  it('is one line from Impression on, for each kind, status and role, and nothing before', () => {
    for (const kind of PROJECT_KINDS)
      for (const statut of STATUSES.filter((one) =>
        TRANSITIONS.some(({ kinds, to }) => kinds.includes(kind) && to === one),
      ))
        for (const role of ROLES)
          for (const has_pose of [true, false])
            expect([kind, statut, role, said({ statut, has_pose }, role) !== null]).toEqual([
              kind,
              statut,
              role,
              FROM_PRINT.includes(statut),
            ]);
  });

  it('speaks to a client of their door, and never of who is late', () => {
    const promised = { promised_on: '2026-12-04' };
    expect([said(promised, 'dc'), said(promised, 'client')]).toEqual([
      'Livraison le 4 décembre',
      'Chez vous le 4 décembre',
    ]);
    const late = { statut: 'Imprimé', promised_on: '2026-11-22' } as const;
    expect([said(late, 'siege'), said(late, 'client')]).toEqual([
      'Promise le 22 novembre, 1 jour de retard',
      'Un peu de retard',
    ]);
    expect([said({}, 'imprimeur'), said({}, 'client')]).toEqual(['Date à venir', 'Date à venir']);
  });

  it('is not late on the day itself, and names the year of another one', () => {
    expect(said({ promised_on: TODAY }, 'dc')).toBe('Livraison le 23 novembre');
    expect(said({ promised_on: '2027-01-01' }, 'dc')).toBe('Livraison le 1er janvier 2027');
  });

  it('says when it was sent beside the promise, to a client of their door alone', () => {
    const sent = { statut: 'Imprimé', shipped_on: '2026-11-20', promised_on: '2026-11-26' } as const;
    expect([said(sent, 'dc'), said(sent, 'client')]).toEqual([
      'Expédiée le 20 novembre, livraison le 26 novembre',
      'Chez vous le 26 novembre',
    ]);
    const alone = { ...sent, promised_on: null };
    expect([said(alone, 'dc'), said(alone, 'client')]).toEqual([
      'Expédiée le 20 novembre',
      'Expédiée le 20 novembre',
    ]);
    expect(said({ ...sent, promised_on: '2026-11-22' }, 'dc')).toBe(
      'Promise le 22 novembre, 1 jour de retard',
    );
  });

  it('says the day of the delivery that was noted, whenever the order was passed on', () => {
    expect(said({ statut: 'Terminé', delivered_on: '2026-11-18' }, 'client')).toBe('Livrée le 18 novembre');
    expect(said({ statut: 'Livré', has_pose: true, delivered_on: '2026-11-18' }, 'dc')).toBe(
      'Livrée le 18 novembre',
    );
  });

  it('adds who prints, how long still or how it came, and nothing for a client', () => {
    const facts = { left: 9, printer: 'Atelier Vasseur', carrier: 'Messageries du Midi', parcels: 2 };
    const detail = (order: Partial<Arriving>, role: Role = 'dc', left = facts.left) => {
      const arrival = arrivalOf({ ...ORDER, ...order }, TODAY);
      return arrival && arrivalDetail(arrival, { ...facts, left }, role, TODAY);
    };
    expect([
      detail({ promised_on: '2026-12-04' }),
      detail({ promised_on: '2026-11-24' }, 'dc', 1),
      detail({ promised_on: TODAY }, 'dc', 0),
      detail({ promised_on: '2026-11-20' }),
      detail({}),
      detail({ statut: 'Terminé' }),
      detail({ statut: 'Terminé' }, 'client'),
    ]).toEqual([
      'vendredi, dans 9 jours ouvrés',
      'mardi, dans 1 jour ouvré',
      'aujourd’hui',
      'Atelier Vasseur',
      'Atelier Vasseur',
      'Messageries du Midi, 2 colis',
      '',
    ]);
  });

  it('says the delivery, then a pose whose day is set, then the promise', () => {
    const posed = { has_pose: true, t_pose: '2026-12-02', promised_on: '2026-11-01' };
    expect(said(posed, 'client')).toBe('Pose le 2 décembre');
    expect(said({ ...posed, statut: 'Livré' }, 'dc')).toBe('Pose le 2 décembre');
    expect(said({ ...posed, statut: 'Livré', t_pose: null }, 'dc')).toBe('Livrée le 20 novembre');
    expect(said({ ...posed, statut: 'Terminé' }, 'dc')).toBe('Livrée le 2 décembre');
    expect(said({ statut: 'Terminé', promised_on: '2026-11-01' }, 'dc')).toBe('Livrée le 20 novembre');
  });
});
