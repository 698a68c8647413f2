import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import type { ProjectKind } from '../projects/kinds.ts';
import { POSE_RESULTS, poseOutcomeOf } from '../projects/pose-results.ts';
import {
  EFFECT_NAMES,
  type EffectName,
  FINAL_STATUSES,
  STATUSES,
  type Status,
  type Transition,
} from '../projects/statuses.ts';
import { TRANSITIONS } from '../projects/transition-table.ts';
import { GUARDS } from './guards.ts';
import { submits, waitsForClient } from './moves.ts';
import { quotaColumn } from './quota.ts';

const placeOf = ({ from, target }: Transition) => `${from} → ${target}`;

function unknownNames(row: Transition): string[] {
  const unknown = [
    ...[row.from, row.to].filter((status) => !STATUSES.includes(status)).map((name) => `status ${name}`),
    ...row.guards.filter((guard) => !(guard in GUARDS)).map((name) => `guard ${name}`),
    ...row.effects.filter((effect) => !EFFECT_NAMES.includes(effect)).map((name) => `effect ${name}`),
  ];
  return unknown.map((name) => `unknown ${name} in ${placeOf(row)}`);
}

/** Reports an effect that a row must name, or must not. */
function mismatch(row: Transition, effect: EffectName, wanted: boolean): string[] {
  if (row.effects.includes(effect) === wanted) return [];
  return [`${placeOf(row)} ${wanted ? 'must name' : 'cannot have'} ${effect}`];
}

/** Links are valid where the client is waited for; who approves may follow the order; a row that chooses a printer sets it. */
function brokenPairs(row: Transition): string[] {
  return [
    ...mismatch(row, 'client:revokeLink', waitsForClient(row.from)),
    ...mismatch(row, 'client:sendLink', waitsForClient(row.to)),
    ...mismatch(row, 'mail:trackingLink', row.guards.includes('clientApproval')),
    ...mismatch(row, 'mail:orderForm', submits(row)),
    ...mismatch(row, 'printer:set', row.guards.includes('printerChosen')),
  ];
}

const POSE_EFFECTS = Object.values(POSE_RESULTS).map(({ effect }) => effect);

/**
 * A row to an outcome of a pre-visit records that one (pose-results.ts), leads to Rejeté where it is a refusal, and asks
 * for the comment that is kept as its condition.
 */
function wrongOutcome(row: Transition): string[] {
  const outcome = poseOutcomeOf(row.target);
  const isUnsaid = outcome?.answer === 'conditional' && !row.guards.includes('commentGiven');
  const fits = outcome === null || (outcome.answer === 'refused') === (row.to === 'Rejeté');
  return [
    ...POSE_EFFECTS.flatMap((effect) => mismatch(row, effect, effect === outcome?.effect)),
    ...(fits ? [] : [`${placeOf(row)} leads to ${row.to}, but pose-results.ts has it ${outcome.answer}`]),
    ...(isUnsaid ? [`${placeOf(row)} must have the guard commentGiven: the comment is its condition`] : []),
  ];
}

const COUNTED = [
  ['quota:countAsCancelled', 'annule'],
  ['quota:countAsPrinted', 'imprime'],
  ['quota:countAsDigital', 'digital'],
] as const;

/**
 * A unit counts by the status of its project (quota.ts): a row that moves it to another column than the first must name
 * the effect.
 */
function wrongCounts(row: Transition): string[] {
  const counted = row.kinds.filter((kind) => KIND_FACTS[kind].quota !== null);
  return counted.flatMap((kind) => {
    const toBePrinted = !row.guards.includes('notToBePrinted');
    const unit = { consumed: true, deleted: false, digital: KIND_FACTS[kind].deliversFiles, toBePrinted };
    const before = quotaColumn({ ...unit, statut: row.from });
    const after = quotaColumn({ ...unit, statut: row.to });
    return COUNTED.flatMap(([effect, column]) => mismatch(row, effect, after === column && before !== after));
  });
}

function repeatedRows(rows: readonly Transition[]): string[] {
  const keys = rows.flatMap((row) => row.kinds.map((kind) => `${kind} ${placeOf(row)}`));
  return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `row twice: ${key}`);
}

/** Validates the table itself, at start; returns an empty list when it is valid. */
export function tableProblems(rows: readonly Transition[] = TRANSITIONS): string[] {
  const problems = rows.flatMap((row) => [
    ...unknownNames(row),
    ...brokenPairs(row),
    ...wrongOutcome(row),
    ...wrongCounts(row),
    ...(FINAL_STATUSES.includes(row.from) ? [`${row.from} is final, yet ${placeOf(row)} leaves it`] : []),
  ]);
  return [...repeatedRows(rows), ...new Set(problems)];
}

/** Statuses of a kind unreachable from Brouillon, and non-final ones without a way out. */
export function deadEnds(kind: ProjectKind): { unreachable: Status[]; stuck: Status[] } {
  const rows = TRANSITIONS.filter((row) => row.kinds.includes(kind));
  const known = new Set<Status>([...rows.map((row) => row.from), ...rows.map((row) => row.to)]);
  const reached = new Set<Status>(['Brouillon']);
  for (let grown = true; grown; ) {
    const before = reached.size;
    for (const row of rows) if (reached.has(row.from)) reached.add(row.to);
    grown = reached.size > before;
  }
  return {
    unreachable: [...known].filter((status) => !reached.has(status)),
    stuck: [...known].filter(
      (status) => !FINAL_STATUSES.includes(status) && !rows.some((row) => row.from === status),
    ),
  };
}
