import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** About half a minute each, or more. Started last, one of them would run alone while the other core is idle. */
const LONGEST = [
  'first-hour.long.test.ts',
  'accessibility-kinds.long.test.ts',
  'accessibility.volume.test.ts',
  'boards.long.test.ts',
  'boards.test.ts',
  'client.long.test.ts',
  'sur-mesure-refusals.long.test.ts',
  'workflow-paths.test.ts',
  'wizard-errors.test.ts',
  'order.test.ts',
  'sur-mesure.test.ts',
  'client.test.ts',
  'direct-agence.test.ts',
  'outbox-schedules.volume.test.ts',
  'crash.volume.test.ts',
  'crash-status.volume.test.ts',
  'kind-paths.test.ts',
  'backup.long.test.ts',
  'every-route.volume.test.ts',
  'chr-matrix.test.ts',
  'upgrade-database.test.ts',
  'upgrade-release.volume.test.ts',
];

/** The projects of one run, those that wait and compute most first. */
const PROJECTS = ['e2e', 'server', 'scripts', 'web', 'domain'];

/** The place of a value in a list, behind its end for one that is not there. */
function placeIn(list: readonly string[], value: string): number {
  const place = list.indexOf(value);
  return place === -1 ? list.length : place;
}

/**
 * Sorts the files of one project together: Vitest ends a process whose project is not the next file's, and the next
 * one loads every module again (half of the time of npm test, when files were sorted by their size alone). Within a
 * project the longest first, the others in Vitest's order: by the last run, or by size.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const project = ({ project }: TestSpecification) => placeIn(PROJECTS, project.name);
    const rank = ({ moduleId }: TestSpecification) => placeIn(LONGEST, basename(moduleId));
    return usual.toSorted((one, other) => project(one) - project(other) || rank(one) - rank(other));
  }
}
