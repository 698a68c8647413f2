import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { KIND_FACTS, kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { stepAddress } from '@ardoise/domain/kinds/step-addresses.ts';
import { NEW_PRICES_PAGE } from '@ardoise/domain/new-prices/new-prices-page.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';

/** The screen of a wizard step ('creation/theme') or of an entry of it, the recap by default. */
export function wizardPath(
  type: ProjectType,
  id: string,
  step: string | null = RECAP_PATH,
  entry?: string,
): string {
  return stepAddress(kindOf(type), id, step || RECAP_PATH, entry);
}

/** The page of new prices of an order that has them. */
export function newPricesPath(type: ProjectType, id: string): string {
  return wizardPath(type, id, KIND_FACTS[kindOf(type)].pricesStep, NEW_PRICES_PAGE);
}

/** Where a draft was left. */
export function resumePath({
  _id: { $oid: id },
  type,
  nextState,
  memeCarte,
}: Pick<ProjectRow, '_id' | 'type' | 'nextState' | 'memeCarte'>): string {
  const onPrices = memeCarte === true && nextState === KIND_FACTS[kindOf(type)].pricesStep;
  return onPrices ? newPricesPath(type, id) : wizardPath(type, id, nextState);
}

/** The follow-up of a project. */
export const followUpPath = PAGE_PATHS.followUp;
