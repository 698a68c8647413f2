import { supportDetail } from '@ardoise/domain/kinds/psm/docket.ts';
import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import type { Support } from '@ardoise/domain/projects/project.ts';
import { showToast } from '../../../../components/toast-store.ts';
import type { EntryDeletion } from '../../entries/use-entry-deletion.tsx';
import { useWizardSession } from '../../session/wizard-session.ts';
import { lossOf, quotedLabel } from './support-words.ts';
import { useSupports } from './use-supports.ts';

/** Deletes a support: what is lost with it is said before, with an undo for ten seconds. */
export function useSupportDeletion(): EntryDeletion<Support> {
  const { current } = useWizardSession();
  const { remove } = useSupports();
  const rankOf = ({ entree }: Support) =>
    current.supports?.findIndex((support) => support.entree === entree) ?? -1;
  return {
    question: (support) => ({
      title: `Supprimer ${quotedLabel(support, rankOf(support))}\u00a0?`,
      confirm: 'Supprimer',
      cancel: 'Garder ce support',
      loses: (
        <>
          {supportDetail(support) && <p>{supportDetail(support)}</p>}
          {lossOf(support) && <p>{lossOf(support)}</p>}
        </>
      ),
    }),
    onDelete: (support) => {
      const restore = remove(support.entree);
      showToast({
        message: `${supportLabel(support, rankOf(support))} est supprimé.`,
        action: { label: 'Rétablir', onPress: restore },
      });
    },
  };
}
