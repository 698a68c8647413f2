import { supportDetail } from '@ardoise/domain/kinds/psm/docket.ts';
import { MAX_SUPPORTS, support as supportStep } from '@ardoise/domain/kinds/psm/steps/support.ts';
import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import type { Support } from '@ardoise/domain/projects/project.ts';
import { useState } from 'react';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../../components/field-id.ts';
import { showToast } from '../../../../components/toast-store.ts';
import { EntryList } from '../../entries/EntryList.tsx';
import type { EntryDeletion } from '../../entries/use-entry-deletion.tsx';
import { useErrorOf, useHasErrors } from '../../session/use-error-of.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { SupportCard } from './SupportCard.tsx';
import { lossOf, quotedLabel } from './support-words.ts';
import { useSupports } from './use-supports.ts';
import './SupportList.css';

/** Deletes a support: what is lost with it is said before, with an undo for ten seconds. */
function useSupportDeletion(): EntryDeletion<Support> {
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

/** The supports of the order, one open at a time; those with errors are open too. */
export function SupportList() {
  const { current, entry: named } = useWizardSession();
  const supports: readonly Support[] = current.supports ?? [];
  const incomplete = supportStep.entries?.of(current).find(({ problems }) => problems.length > 0)?.id;
  const [open, setOpen] = useState(named ?? incomplete);
  /** The one just added: its name is focused. */
  const [added, setAdded] = useState<string>();
  const { add } = useSupports();
  const deletion = useSupportDeletion();
  const hasErrors = useHasErrors();
  const none = useErrorOf('supports');
  const addOne = () => {
    const entree = add();
    setAdded(entree);
    setOpen(entree);
  };
  return (
    <>
      {supports.length === 0 && (
        <div className={none ? 'field field-bad' : 'field'} id={fieldId('supports')} tabIndex={-1}>
          <FieldMessage id={messageId('supports')} error={none} help="Un store, un totem, une vitrine…" />
        </div>
      )}
      <EntryList
        className="support-list"
        entries={supports}
        deletion={deletion}
        named={named}
        add={supports.length < MAX_SUPPORTS ? { label: 'Ajouter un support', onAdd: addOne } : undefined}
      >
        {(support, rank, onDelete) => {
          const bad = hasErrors(`supports.${rank}`);
          return (
            <SupportCard
              support={support}
              rank={rank}
              open={bad || support.entree === open}
              bad={bad}
              added={support.entree === added}
              onOpen={() => setOpen(support.entree)}
              onDelete={onDelete}
            />
          );
        }}
      </EntryList>
    </>
  );
}
