import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** About half a minute each, or more. Started last, one of them would run alone while the other core is idle. */
const LONGEST = [
  'first-hour.test.ts',
  'accessibility.volume.test.ts',
  'accessibility-followed.volume.test.ts',
  'accessibility-kinds.long.test.ts',
  'accessibility-content.volume.test.ts',
  'wizard-errors.test.ts',
  'boards.test.ts',
  'direct-agence.test.ts',
  'workflow-paths.test.ts',
  'crash-status.volume.test.ts',
  'kind-paths.test.ts',
  'first-paint.volume.test.ts',
  'kept-lists.test.ts',
  'sur-mesure.test.ts',
  'client.test.ts',
  'agency-round.test.ts',
  'backup.test.ts',
  'mail-failures.test.ts',
  'upgrade-release.volume.test.ts',
  'retention.test.ts',
  'every-route.volume.test.ts',
];

/** Sorts the longest tests first, the others in Vitest's order: by size, without earlier measurements. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(basename(moduleId));
      return place === -1 ? LONGEST.length : place;
    };
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}
