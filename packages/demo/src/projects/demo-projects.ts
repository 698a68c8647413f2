import { KIND_FACTS, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { isEligibleMedal } from '@ardoise/domain/rules/eligibility.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../seed/accounts.ts';
import { type DemoOutlet, demoOutlets } from '../seed/outlets.ts';
import { type SeededRandom, seededRandom } from '../seed/seeded-random.ts';
import { buildDemoProject, type DemoProject } from './build-demo-project.ts';
import { clientAccount } from './client-accounts.ts';
import type { DemoPhotos } from './photos.ts';
import type { ProjectPlan } from './project-plan.ts';
import { projectPlans } from './project-plans.ts';

/** Reserved for trying the product: no project uses it. */
const KEPT_FREE = '3104587';

function account(name: string): DemoAccount {
  const found = DEMO_ACCOUNTS.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`The demonstration has no account ${name}`);
  return found;
}

/** Departments of each delegate, by the first digits of the postal code. */
const TERRITORIES: Record<string, string[]> = {
  dc1: ['33', '24', '40', '47', '64'],
  dc2: ['16', '17', '31', '79', '81', '82', '86', '87'],
};

/** The outlets of a delegate's territory; delegates without one visit the rest of the country. */
function territoryOf(dc: string, outlets: DemoOutlet[], random: SeededRandom): DemoOutlet[] {
  const taken = Object.values(TERRITORIES).flat();
  const within = ({ Postal_Code__c }: DemoOutlet) => {
    const department = (Postal_Code__c ?? '').slice(0, 2);
    return TERRITORIES[dc]?.includes(department) ?? !taken.includes(department);
  };
  return outlets
    .filter(within)
    .map((outlet) => ({ outlet, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ outlet }) => outlet);
}

/** Returns each outlet of a territory once, then repeats some. */
function visits(territory: readonly DemoOutlet[]): () => DemoOutlet | undefined {
  let visited = 0;
  return () => territory[visited++ % Math.max(1, territory.length)];
}

/** Eligible outlets for such a support, round-robin over the delegates. */
function outletsFor(
  type: ProjectPlan['type'],
  outlets: DemoOutlet[],
  random: SeededRandom,
): (dc: string) => DemoOutlet | undefined {
  const medals = KIND_FACTS[typeCodeOf(type)].medals;
  const eligible = outlets.filter(({ Segmentation__c }) => isEligibleMedal(Segmentation__c ?? '', medals));
  const territories = new Map(
    ['dc1', 'dc2', 'dc3'].map((dc) => [dc, visits(territoryOf(dc, eligible, random))] as const),
  );
  return (dc) => territories.get(dc)?.();
}

/**
 * The projects of the demonstration at this moment; the first sixty have distinct outlets. Cards and each other kind
 * use independent random sequences, so that adding to one changes nothing in the rest.
 */
export function demoProjects(now: Date, photos: DemoPhotos): DemoProject[] {
  const plans = projectPlans();
  const outlets = demoOutlets();
  const named = new Set([KEPT_FREE, ...plans.map((plan) => plan.nOutlet)]);
  const free = outlets.filter(({ nOutlet }) => !named.has(nOutlet));
  const types = [...new Set(plans.map(({ type }) => type))];
  return types.flatMap((type, rank) => {
    const ofType = plans.filter((plan) => plan.type === type);
    const random = seededRandom(31_045 + rank);
    const visited = outletsFor(type, free, random);
    return ofType.map((plan) => {
      const outlet = outlets.find(({ nOutlet }) => nOutlet === plan.nOutlet) ?? visited(plan.dc);
      if (outlet === undefined) throw new Error(`No outlet is left for the projects of ${plan.dc}`);
      const people = {
        dc: account(plan.dc),
        agency: account(plan.agence),
        siege: account('siege1'),
        installer: account('installateur1'),
        client: clientAccount(outlet),
      };
      return buildDemoProject(plan, { ...people, outlet, photos, random, now });
    });
  });
}
