import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** More than a minute each. Begun last, one of them would run alone while the other core waits. */
const LONGEST = [
  'accessibility.volume.test.ts',
  'accessibility-followed.volume.test.ts',
  'workflow-paths.test.ts',
  'kind-paths.test.ts',
  'first-paint.volume.test.ts',
  'wizard-errors.test.ts',
  'crash-status.volume.test.ts',
];

/** The longest browser tests first, the others in Vitest's order: by size, where nothing was measured yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(basename(moduleId));
      return place === -1 ? LONGEST.length : place;
    };
    // Files of other projects are never among them, and a sort is stable.
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}
