import { MAX_SUPPORTS, support as supportStep } from '@ardoise/domain/kinds/psm/steps/support.ts';
import type { Support } from '@ardoise/domain/projects/project.ts';
import { useState } from 'react';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../../components/field-id.ts';
import { EntryList } from '../../entries/EntryList.tsx';
import { useErrorOf, useHasErrors } from '../../session/use-error-of.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { SupportCard } from './SupportCard.tsx';
import { useSupportDeletion } from './use-support-deletion.tsx';
import { useSupports } from './use-supports.ts';
import './SupportList.css';

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
