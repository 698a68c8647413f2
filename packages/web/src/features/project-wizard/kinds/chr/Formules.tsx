import {
  DEFAULT_FORMULA,
  FORMULA,
  NO_FORMULA,
  withFormula,
  withoutFormula,
  withoutFormulas,
} from '@ardoise/domain/kinds/chr/steps/formules.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../../../../components/Button.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../../components/field-id.ts';
import { newEntryId } from '../../../../components/new-entry-id.ts';
import { EntryList } from '../../entries/EntryList.tsx';
import { NoneTick } from '../../fields/NoneTick.tsx';
import { StepFields } from '../../fields/StepFields.tsx';
import { useFieldHints } from '../../session/field-hints.ts';
import { useErrorOf } from '../../session/use-error-of.ts';
import { useWizardSession } from '../../session/wizard-session.ts';

/** Maximum of stored formulas. */
const MOST = 20;

function FormulaFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  return (
    <fieldset className="chr-formule">
      <legend className="title-sub">Formule {index + 1}</legend>
      <StepFields groups={FORMULA} at={`infopdv.formules.${index}`} />
      <Button
        tone="text"
        icon={IconTrash}
        onClick={onRemove}
        aria-label={`Supprimer la formule ${index + 1}`}
      >
        Supprimer
      </Button>
    </fieldset>
  );
}

/** The lunch formulas, or none. */
export function Formules() {
  const { current, present, put, entry } = useWizardSession();
  const error = useErrorOf('infopdv.formules');
  const hint = useFieldHints().get('infopdv.formules');
  const { infopdv } = current;
  const formules = infopdv?.formules ?? [];
  const none = infopdv?.noFormule === NO_FORMULA;
  const add = () => {
    const first = formules.length === 0 ? DEFAULT_FORMULA : {};
    put('infopdv', withFormula(present().infopdv, { ...first, entree: newEntryId() }));
  };
  return (
    <>
      <div className={`field${error ? ' field-bad' : ''}`}>
        <NoneTick
          label={NO_FORMULA}
          id={fieldId('infopdv.formules')}
          describedBy={messageId('infopdv.formules')}
          checked={none}
          onChange={(checked) => (checked ? put('infopdv', withoutFormulas(present().infopdv)) : add())}
        />
        <FieldMessage id={messageId('infopdv.formules')} error={error} help={hint} />
      </div>
      <EntryList
        entries={formules}
        deletion={{
          question: null,
          onDelete: ({ entree = '' }) => put('infopdv', withoutFormula(present().infopdv, entree)),
        }}
        named={entry}
        add={formules.length < MOST ? { label: 'Ajouter une formule', onAdd: add } : undefined}
      >
        {(_formula, rank, onDelete) => <FormulaFields index={rank} onRemove={onDelete} />}
      </EntryList>
    </>
  );
}
