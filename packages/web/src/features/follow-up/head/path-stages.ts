import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { type ClientStage, clientStage } from '@ardoise/domain/projects/client-stages.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { isFinal, type Status } from '@ardoise/domain/projects/statuses.ts';
import { type PathOrder, stillToCome, usualPathOf } from '@ardoise/domain/rules/usual-path.ts';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';

/** A status on the path of a project: past, present, or future. */
export interface PathStage {
  statut: Status;
  place: 'past' | 'now' | 'next';
  /** First entry, and their number; none for future ones. */
  entered?: string;
  times: number;
}

/** Initial status of every project. */
const START: Status = 'Brouillon';

/** A client's stage on the path of their order. */
export type ClientPathStage = PathStage & { stage: ClientStage };

/** The same in a client's words: merges statuses of one stage, keeping the one reached last. */
export function clientPathStages(stages: readonly PathStage[]): ClientPathStage[] {
  const read: ClientPathStage[] = [];
  for (const [index, each] of stages.entries()) {
    const stage = clientStage(each.statut, stages[index - 1]?.statut);
    const last = read.at(-1);
    if (last?.stage !== stage) read.push({ ...each, stage });
    else if (each.place !== 'next') {
      const { entered = each.entered } = last;
      read[read.length - 1] = { ...each, stage, times: 1, ...(entered === undefined ? {} : { entered }) };
    }
  }
  return read;
}

export interface PathFacts extends Omit<PathOrder, 'kind'> {
  type: ProjectType;
  statut: Status;
  t_creation: string;
  /** The pre-visit is done. */
  previsited: boolean;
  historique: readonly HistoryEntry[];
}

function entriesInto(
  statut: Status,
  { historique, t_creation }: PathFacts,
): { entered: string | undefined; times: number } {
  const entries = historique.filter((entry) => entry.statut_arr === statut && entry.statut_dep !== statut);
  const first = statut === START ? t_creation : entries.at(-1)?.t_creation;
  const created = statut === START && !entries.some((entry) => entry.statut_dep === '') ? 1 : 0;
  return { entered: first, times: entries.length + created };
}

/**
 * The path of this project. A status off the usual path ('Annulé', 'Validation CCEP') comes after those passed; a
 * stopped project has no future ones.
 */
export function pathStages(facts: PathFacts): PathStage[] {
  const present = facts.statut;
  const path = usualPathOf({ ...facts, kind: kindOf(facts.type) }, present);
  const stage = (statut: Status, place: PathStage['place']): PathStage =>
    place === 'next' ? { statut, place, times: 0 } : { statut, place, ...entriesInto(statut, facts) };
  const wasEntered = (statut: Status) => statut === START || entriesInto(statut, facts).times > 0;
  const here = path.indexOf(present);
  if (here !== -1) {
    // Statuses skipped without an entry are not part of this project's path.
    const behind = path.slice(0, here).filter(wasEntered);
    return [
      ...behind.map((statut) => stage(statut, 'past')),
      stage(present, 'now'),
      ...stillToCome(path.slice(here + 1), facts).map((statut) => stage(statut, 'next')),
    ];
  }
  const passed = path.filter(wasEntered);
  const lastPassed = path.indexOf(passed.at(-1) ?? START);
  // The source is off the path as well: refused by head office during its check.
  const from = facts.historique.find((line) => line.statut_dep !== line.statut_arr)?.statut_dep;
  if (from && from !== present && !path.includes(from)) passed.push(from);
  const toCome = isFinal(present) ? [] : stillToCome(path.slice(lastPassed + 1), facts);
  return [
    ...passed.map((statut) => stage(statut, 'past')),
    stage(present, 'now'),
    ...toCome.map((statut) => stage(statut, 'next')),
  ];
}
