import { type SeededRandom, seededRandom } from '../seed/seeded-random.ts';
import { JOURNEYS, targetsOf } from './journeys.ts';
import { kindPlans } from './kind-plans.ts';
import type { ProjectPlan, Stage } from './project-plan.ts';

const CARD = { type: 'Carte Brasserie', posed: false, surPlace: false } as const;

const steps = (count: number): Stage => ({ kind: 'steps', count });

/** Drafts of each dc, the most advanced last. */
const DRAFTS: Record<string, Stage[]> = {
  dc1: [
    steps(0),
    steps(1),
    steps(2),
    { kind: 'few-drinks' },
    steps(5),
    steps(7),
    steps(9),
    steps(10),
    { kind: 'complete' },
    { kind: 'client-signed' },
    { kind: 'signed' },
  ],
  dc2: [
    steps(1),
    steps(3),
    steps(6),
    steps(8),
    { kind: 'returned' },
    { kind: 'complete' },
    { kind: 'signed' },
  ],
  dc3: [
    steps(0),
    steps(2),
    steps(4),
    { kind: 'few-drinks' },
    steps(6),
    steps(8),
    steps(10),
    { kind: 'returned' },
    { kind: 'client-signed' },
    { kind: 'signed' },
  ],
};

/** Projects at the agency: number per dc, and how many of them were there twice. */
const AT_THE_AGENCY: Record<string, [count: number, twice: number]> = {
  dc1: [13, 2],
  dc2: [10, 1],
  dc3: [9, 1],
};

/** Outlets that guided tours mention, by the dc of their project. */
const NAMED: Record<string, { stage: Stage['kind']; nOutlet: string; untouchedFor: number }[]> = {
  dc1: [
    { stage: 'few-drinks', nOutlet: '3104612', untouchedFor: 0.6 },
    { stage: 'submitted', nOutlet: '3104633', untouchedFor: 3.4 },
    { stage: 'signed', nOutlet: '3104671', untouchedFor: 25.2 },
  ],
};

function plansOf(dc: string, random: SeededRandom): ProjectPlan[] {
  const [count = 0, twice = 0] = AT_THE_AGENCY[dc] ?? [];
  const named = [...(NAMED[dc] ?? [])];
  const sent: Stage[] = Array.from({ length: count }, (_, index) => ({
    kind: index < twice ? 'resubmitted' : 'submitted',
  }));
  return [...(DRAFTS[dc] ?? []), ...sent].map((stage) => {
    const position = named.findIndex((entry) => entry.stage === stage.kind);
    const [outlet] = position < 0 ? [] : named.splice(position, 1);
    const submitted = stage.kind === 'submitted' || stage.kind === 'resubmitted';
    return {
      ...CARD,
      dc,
      ...(outlet === undefined ? {} : { nOutlet: outlet.nOutlet }),
      stage,
      agence: random.chance(0.75) ? 'agence1' : 'agence2',
      workedFor: stage.kind === 'steps' && stage.count < 2 ? 1 : random.between(20, 24 * 12) + random.next(),
      untouchedFor: outlet?.untouchedFor ?? random.between(1, submitted ? 24 * 16 : 24 * 10) + random.next(),
    };
  });
}

function journeyPlans(dc: 'dc1' | 'dc2' | 'dc3', random: SeededRandom): ProjectPlan[] {
  return JOURNEYS.flatMap(({ of, age, unprinted, agencyPrints, ...path }) =>
    Array.from({ length: of[dc] }, (_, rank): ProjectPlan => {
      const [least, most] = age;
      return {
        ...CARD,
        dc,
        stage: {
          kind: 'journey',
          targets: targetsOf(path, rank),
          printed: unprinted !== true,
          agencyPrints: agencyPrints === true,
        },
        agence: random.chance(0.75) ? 'agence1' : 'agence2',
        workedFor: random.between(20, 24 * 6) + random.next(),
        untouchedFor: 24 * (least + (most - least) * random.next()),
      };
    }),
  );
}

/** The projects of the demonstration: deterministic except for their dates. */
export function projectPlans(): ProjectPlan[] {
  const random = seededRandom(33_000);
  const orders = Object.keys(DRAFTS).flatMap((dc) => plansOf(dc, random));
  const cards = [...orders, ...(['dc1', 'dc2', 'dc3'] as const).flatMap((dc) => journeyPlans(dc, random))];
  return [...cards, ...kindPlans()];
}
