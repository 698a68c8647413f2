import { expect, it } from 'vitest';
import { chooseReplica, PrimaryHistory, readPosition } from './choose-replica.ts';

const at = (text: string) => readPosition(text) ?? -1n;

it('reads positions in their order, and nothing else', () => {
  expect(at('0/3000148') < at('0/30001A0')).toBe(true);
  expect(at('0/FFFFFFFF') < at('1/0')).toBe(true);
  for (const wrong of ['', '0', '0/', '0/g', '0/123456789', ' 0/1', "0/1'"])
    expect(readPosition(wrong)).toBeNull();
});

const near = { name: 'near', replayed: at('0/500'), lagMs: 0 };
const behind = { name: 'behind', replayed: at('0/300'), lagMs: 2_000 };
const late = { name: 'late', replayed: at('0/900'), lagMs: 5_001 };
const unknown = { name: 'unknown', replayed: null, lagMs: 0 };
const all = [near, behind, late, unknown];
const chosen = (position: string, turn = 0) =>
  chooseReplica(all, at(position), { maxLagMs: 5_000, turn })?.name ?? 'primary';

it('chooses in turn among the replicas that have what the reader knows of', () => {
  expect([0, 1, 2, 3].map((turn) => chosen('0/0', turn))).toEqual(['near', 'behind', 'near', 'behind']);
  expect([0, 1, 2].map((turn) => chosen('0/301', turn))).toEqual(['near', 'near', 'near']);
  expect(chosen('0/500')).toBe('near');
});

it('chooses the primary for what none has replayed, for the present, and without replicas', () => {
  expect(chosen('0/501')).toBe('primary');
  expect(chooseReplica(all, 'present', { maxLagMs: 5_000, turn: 0 })).toBeNull();
  expect(chooseReplica([], 0n, { maxLagMs: 5_000, turn: 3 })).toBeNull();
});

it('measures lag from when the primary first had what a replica lacks', () => {
  const history = new PrimaryHistory(60_000);
  expect(history.lagOf(0n, 0)).toBe(Number.POSITIVE_INFINITY);
  history.add(100n, 1_000);
  history.add(100n, 2_000);
  history.add(200n, 3_000);
  history.add(300n, 9_000);
  expect([history.lagOf(300n, 10_000), history.lagOf(301n, 10_000)]).toEqual([0, 0]);
  expect(history.lagOf(250n, 10_000)).toBe(1_000);
  expect(history.lagOf(150n, 10_000)).toBe(7_000);
  expect(history.lagOf(99n, 10_000)).toBe(9_000);
});

it('forgets what is old, and begins again at a primary that is behind the one before', () => {
  const history = new PrimaryHistory(10_000);
  for (let second = 0; second < 60; second += 1) history.add(BigInt(second), second * 1_000);
  expect(history.lagOf(5n, 60_000)).toBeGreaterThanOrEqual(10_000);
  history.add(3n, 60_000);
  expect(history.lagOf(3n, 60_000)).toBe(0);
});
