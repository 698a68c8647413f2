import { freePrices } from '@ardoise/domain/wizards/fields/free-prices.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import type { WizardSession } from '../session/wizard-session.ts';

/** Confirmed prices of 0, of the open order: the confirmation is not repeated. */
const kept = new WeakMap<DraftKeeper, ReadonlySet<string>>();

type Answers = Pick<WizardSession, 'keeper' | 'present'>;

/** Paths of the step's prices that are 0 and not confirmed yet; only those of one entry, at this path if given. */
export function freePricesToAsk({ keeper, present }: Answers, step: Step, at = ''): string[] {
  const known = kept.get(keeper);
  return freePrices(step, present()).filter((path) => path.startsWith(at) && !known?.has(path));
}

export function keepFreePrices({ keeper }: Answers, paths: readonly string[]): void {
  kept.set(keeper, new Set([...(kept.get(keeper) ?? []), ...paths]));
}
