import { expect, it } from 'vitest';
import { Circuit } from './circuit.ts';

function circuitAt() {
  const clock = { now: 0 };
  return { clock, circuit: new Circuit(() => clock.now) };
}

it('opens at once on a refusal, and lets one request try after the pause', () => {
  const { clock, circuit } = circuitAt();
  expect(circuit.allows()).toBe(true);
  circuit.failed('refuse');
  expect(circuit.allows()).toBe(false);
  clock.now = 30_000;
  expect([circuit.allows(), circuit.allows()]).toEqual([true, false]);
  circuit.succeeded();
  expect([circuit.allows(), circuit.allows()]).toEqual([true, true]);
});

it('doubles its pause with each failed trial, up to five minutes', () => {
  const { clock, circuit } = circuitAt();
  const pauses: number[] = [];
  for (let trial = 0; trial < 7; trial += 1) {
    circuit.failed('limite');
    const from = clock.now;
    while (!circuit.allows()) clock.now += 1000;
    pauses.push((clock.now - from) / 1000);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 300, 300, 300]);
});

it('forgives two time-outs, which a success forgets', () => {
  const { circuit } = circuitAt();
  circuit.failed('lent');
  circuit.failed('injoignable');
  expect(circuit.allows()).toBe(true);
  circuit.succeeded();
  circuit.failed('lent');
  circuit.failed('lent');
  expect(circuit.allows()).toBe(true);
  circuit.failed('lent');
  expect(circuit.allows()).toBe(false);
});
