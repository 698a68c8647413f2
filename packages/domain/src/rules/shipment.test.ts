import { describe, expect, it } from 'vitest';
import { parcelsIn, parcelsProblem, shipmentProblem } from './shipment.ts';

const DAYS = { from: '2026-11-01', today: '2026-11-23' };
const shipment = { jour: '2026-11-20', transporteur: '', colis: [] };

describe('the sending of an order', () => {
  it('has its numbers in capitals, each once, however they were separated', () => {
    expect(parcelsIn(' mm 4471  2103 fr, MM 4471 2104 FR\nmm 4471 2103 FR;')).toEqual([
      'MM 4471 2103 FR',
      'MM 4471 2104 FR',
    ]);
  });

  it('refuses what is no number of a parcel, and more than ten', () => {
    const number = (length: number) => 'A'.repeat(length);
    expect(parcelsProblem([number(4), number(40), 'MM-44 71'])).toBeNull();
    expect(parcelsProblem([number(3)])).toMatch(/^«\u00a0AAA\u00a0» n’est pas un numéro/);
    expect(parcelsProblem([number(41)])).not.toBeNull();
    expect(parcelsProblem(['MM/4471'])).not.toBeNull();
    const ten = Array.from({ length: 10 }, (_, index) => `MM 44 ${index}`);
    expect(parcelsProblem(ten)).toBeNull();
    expect(parcelsProblem([...ten, 'MM 44 10'])).toBe('10 colis au plus par commande.');
  });

  it('was on a day until today, from the creation of the project on', () => {
    const problem = (jour: string) => shipmentProblem({ ...shipment, jour }, DAYS);
    expect([problem('2026-11-23'), problem('2026-11-01')]).toEqual([null, null]);
    expect(problem('2026-11-24')).toEqual({
      field: 'jour',
      message: 'Choisissez un jour jusqu’à aujourd’hui.',
    });
    expect(problem('2026-10-31')?.field).toBe('jour');
    expect(shipmentProblem({ ...shipment, colis: ['x'] }, DAYS)?.field).toBe('colis');
  });
});
