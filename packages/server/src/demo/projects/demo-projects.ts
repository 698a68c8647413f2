import { DEFAULT_ELIGIBLE_MEDALS, isEligibleMedal } from '@ardoise/domain/projects/kinds.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../accounts.ts';
import { type DemoOutlet, demoOutlets } from '../outlets.ts';
import { seededRandom } from '../seeded-random.ts';
import { buildDemoProject, type DemoProject } from './build-demo-project.ts';
import type { CardPhoto } from './card-photos.ts';
import { projectPlans } from './project-plans.ts';

/** Kept free for whoever tries the product: nobody has ordered for it yet. */
const KEPT_FREE = '3104587';

function account(name: string): DemoAccount {
  const found = DEMO_ACCOUNTS.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`The demonstration has no account ${name}`);
  return found;
}

/** The projects of the demonstration as seen at this moment; one for an outlet at most. */
export function demoProjects(now: Date, photos: readonly CardPhoto[]): DemoProject[] {
  const random = seededRandom(31_045);
  const plans = projectPlans();
  const outlets = demoOutlets();
  const named = new Set([KEPT_FREE, ...plans.map((plan) => plan.nOutlet)]);
  const free = outlets.filter(
    ({ nOutlet, Segmentation__c }) =>
      !named.has(nOutlet) && isEligibleMedal(Segmentation__c ?? '', DEFAULT_ELIGIBLE_MEDALS.CHR),
  );
  const drawn = random.sample(free, plans.length);
  return plans.map((plan, index) => {
    const outlet: DemoOutlet | undefined =
      outlets.find(({ nOutlet }) => nOutlet === plan.nOutlet) ?? drawn[index];
    if (outlet === undefined) throw new Error('The demonstration has fewer outlets than projects');
    return buildDemoProject(plan, {
      dc: account(plan.dc),
      agency: account(plan.agence),
      outlet,
      photos,
      random,
      now,
    });
  });
}
