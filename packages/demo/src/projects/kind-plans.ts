import { type SeededRandom, seededRandom } from '../seed/seeded-random.ts';
import { targetsOf } from './journeys.ts';
import {
  type DemoDc,
  KIND_DRAFTS,
  KIND_JOURNEYS,
  type KindDraft,
  type KindJourney,
} from './kind-journeys.ts';
import type { ProjectPlan, Stage } from './project-plan.ts';

const DCS: readonly DemoDc[] = ['dc1', 'dc2', 'dc3'];

/** Outlets of the example client account. */
const OUTLETS_OF_CLIENT1 = ['3104706', '3104713', '3104720'];

function draftStage(stage: KindDraft['stage']): Stage {
  return typeof stage === 'number' ? { kind: 'steps', count: stage } : { kind: stage };
}

/** A support with an optional pose: a draft's is random. */
function draftPlans({ type, stage, of, surPlace }: KindDraft, random: SeededRandom): ProjectPlan[] {
  return DCS.flatMap((dc, index) =>
    Array.from({ length: of[index] ?? 0 }, (): ProjectPlan => {
      const begun = typeof stage === 'number' && stage < 2;
      return {
        type,
        dc,
        stage: draftStage(stage),
        agence: random.chance(0.6) ? 'agence1' : 'agence2',
        posed: random.chance(0.6),
        surPlace: surPlace === true,
        workedFor: begun ? 1 : random.between(20, 24 * 8) + random.next(),
        untouchedFor: random.between(1, 24 * 12) + random.next(),
      };
    }),
  );
}

function ageOf([least, most]: KindJourney['age'], random: SeededRandom): number {
  return 24 * (least + (most - least) * random.next());
}

function journeyPlans(journey: KindJourney, random: SeededRandom): ProjectPlan[] {
  const { type, of, age, posed, unprinted, agencyPrints, answered, surPlace, ofClient1 } = journey;
  return DCS.flatMap((dc, index) =>
    Array.from({ length: of[index] ?? 0 }, (_, rank): ProjectPlan => {
      const known = dc === 'dc1' && rank < (ofClient1 ?? 0);
      return {
        type,
        dc,
        ...(known ? { nOutlet: random.pick(OUTLETS_OF_CLIENT1) } : {}),
        stage: {
          kind: 'journey',
          targets: targetsOf(journey, rank),
          printed: unprinted !== true,
          agencyPrints: agencyPrints === true,
          ...(answered === undefined ? {} : { answered }),
        },
        agence: random.chance(0.6) ? 'agence1' : 'agence2',
        posed: posed === true,
        surPlace: surPlace === true,
        workedFor: random.between(20, 24 * 6) + random.next(),
        untouchedFor: ageOf(age, random),
        hoursBetweenMoves: random.between(26, 96) + random.next(),
      };
    }),
  );
}

/** The projects of the other kinds: deterministic except for their dates. */
export function kindPlans(): ProjectPlan[] {
  const random = seededRandom(36_007);
  return [
    ...KIND_DRAFTS.flatMap((draft) => draftPlans(draft, random)),
    ...KIND_JOURNEYS.flatMap((journey) => journeyPlans(journey, random)),
  ];
}
