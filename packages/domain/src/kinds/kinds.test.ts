import { describe, expect, it } from 'vitest';
import type { CureSteps } from '../kind-facts/facts.ts';
import { PROJECT_KINDS } from '../projects/kinds.ts';
import type { GuardName } from '../projects/statuses.ts';
import { TRANSITIONS } from '../projects/transition-table.ts';
import { KINDS } from './kinds.ts';

/** The step that satisfies a guard. */
const CURED_AT: Partial<Record<GuardName, keyof CureSteps>> = {
  agencyKnown: 'naming',
  clientEmailKnown: 'outlet',
  drinksChosen: 'drinks',
  clientFillsAlone: 'drinks',
  poseContactKnown: 'pose',
  deliveryEmailKnown: 'delivery',
};

describe.each(PROJECT_KINDS)('kind %s', (name) => {
  const { kind, wizard, cures, fileStep, words } = KINDS[name];
  const clientSteps: readonly string[] = KINDS[name].clientSteps;
  const paths: readonly string[] = wizard.steps.map(({ path }) => path);

  it('is registered under its own name, with its own wizard', () => {
    expect([kind, wizard.kind]).toEqual([name, name]);
  });

  it('links refusals to steps that exist', () => {
    const guards = new Set(
      TRANSITIONS.filter(({ kinds }) => kinds.includes(name)).flatMap((row) => row.guards),
    );
    const named = [...guards].flatMap((guard) => CURED_AT[guard] ?? []);
    expect(named).toContain('naming');
    for (const cure of named) expect(paths, cure).toContain(cures[cure]);
    expect(paths).toContain(fileStep);
  });

  it('shows its client only existing steps, and never the sales team', () => {
    expect(paths).toEqual(expect.arrayContaining([...clientSteps]));
    expect(clientSteps).not.toContain(cures.outlet);
    expect(clientSteps).not.toContain(cures.naming);
  });

  it('has words', () => {
    expect([words.name, words.all, words.ordered, words.tile.create]).not.toContain('');
  });
});
