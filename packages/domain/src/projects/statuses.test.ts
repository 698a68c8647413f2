import { describe, expect, it } from 'vitest';
import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import { GUARDS } from '../rules/guards.ts';
import { deadEnds, tableProblems } from '../rules/table-problems.ts';
import { PROJECT_KINDS } from './kinds.ts';
import { POSE_RESULTS } from './pose-results.ts';
import { FINAL_STATUSES, STATUS_TONES, STATUSES } from './statuses.ts';
import { TRANSITIONS } from './transition-table.ts';

describe('the table of transitions', () => {
  it('has all its rows, each (kind, from, target) once, and no unknown name', () => {
    expect(TRANSITIONS).toHaveLength(53);
    expect(tableProblems()).toEqual([]);
  });

  it.each(PROJECT_KINDS)('reaches every status of %s, and leaves every one that is not final', (kind) => {
    expect(deadEnds(kind)).toEqual({ unreachable: [], stuck: [] });
  });

  it('uses every guard', () => {
    const used = new Set(TRANSITIONS.flatMap((row) => row.guards));
    expect(Object.keys(GUARDS).filter((guard) => !used.has(guard as never))).toEqual([]);
  });

  it.each(PROJECT_KINDS)('allows each step of the usual path of %s', (kind) => {
    const path = KIND_FACTS[kind].usualPath;
    const missing = path.slice(1).filter((to, index) => {
      const from = path[index];
      return !TRANSITIONS.some((row) => row.kinds.includes(kind) && row.from === from && row.to === to);
    });
    expect(missing).toEqual([]);
  });

  it('records each outcome of a pre-visit by an effect of its own', () => {
    const effects = Object.values(POSE_RESULTS).map(({ effect }) => effect);
    expect(effects, 'two outcomes in pose-results.ts have one effect: the last would be stored').toEqual([
      ...new Set(effects),
    ]);
  });

  it('ends in the three final statuses', () => {
    const left = new Set(TRANSITIONS.map((row) => row.from));
    expect(STATUSES.filter((status) => !left.has(status))).toEqual([...FINAL_STATUSES]);
    expect(Object.keys(STATUS_TONES)).toEqual([...STATUSES]);
  });
});
