import { withRangeForAll } from '@ardoise/domain/kinds/psm/steps/gamme.ts';
import type { Support } from '@ardoise/domain/projects/project.ts';
import { newEntryId } from '../../../../components/new-entry-id.ts';
import { useWizardSession } from '../../session/wizard-session.ts';

/** Changes the supports of the order as it is now. */
export function useSupports() {
  const { present, put } = useWizardSession();
  const all = (): readonly Support[] => present().supports ?? [];
  return {
    /** Adds a blank one; returns its entry's id. */
    add: () => {
      const entree = newEntryId();
      put('supports', [...all(), { entree }]);
      return entree;
    },
    /** Removes one; returns its undo, which restores it in its place. */
    remove: (entree: string | undefined) => {
      const supports = all();
      const rank = supports.findIndex((support) => support.entree === entree);
      put(
        'supports',
        supports.filter((support) => support.entree !== entree),
      );
      return () => put('supports', all().toSpliced(rank, 0, ...supports.slice(rank, rank + 1)));
    },
    /** Copies the range of one to all. */
    applyRange: (entree: string) => put('supports', withRangeForAll(all(), entree)),
  };
}
