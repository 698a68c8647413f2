import { isEligibleMedal } from '@ardoise/domain/projects/kinds.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { flushSync } from 'react-dom';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../../components/field-id.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { TextArea } from '../../../../components/TextArea.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { useErrorOf } from '../../form/use-error-of.ts';
import { focusField } from '../../form/use-step-errors.ts';
import { PhoneField } from '../../PhoneField.tsx';
import { useWizardSession } from '../../wizard-session.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { OutletQuestions } from './OutletQuestions.tsx';
import { type LookupState, useOutletLookup } from './use-outlet-lookup.ts';

/** Of a draft's field; what is too long for its own rule is refused by it, never cut. */
const MAX = 2000;

function lookupHelp(state: LookupState): string {
  if (state === 'asking') return 'Recherche de la fiche…';
  if (state === 'found') return 'Les champs viennent de sa fiche.';
  if (state === 'idle') return 'Sa fiche remplit les champs ci-dessous.';
  return `La fiche n’a pas pu être lue. ${state.failure}`;
}

function Medal() {
  const { current, project } = useWizardSession();
  const error = useErrorOf('pdv.medaillePDV');
  const medal = current.pdv?.medaillePDV;
  const eligible = isEligibleMedal(medal, project.eligibleMedals);
  return (
    <div className={`f c3${error ? ' bad' : ''}`}>
      <span className="lab">{FIELD_LABELS['pdv.medaillePDV']}</span>
      <p
        className="medal"
        id={fieldId('pdv.medaillePDV')}
        tabIndex={-1}
        aria-describedby={messageId('pdv.medaillePDV')}
      >
        {medal ? (
          <>
            <Icon of={eligible ? IconCircleCheck : IconAlertTriangle} />
            {medal}, {eligible ? 'éligible' : 'non éligible'}
          </>
        ) : (
          <span className="hint">
            {current.unchecked?.['pdv.nOutlet'] ? 'Pas encore vérifiée' : 'Connue avec le point de vente'}
          </span>
        )}
      </p>
      <FieldMessage id={messageId('pdv.medaillePDV')} error={error} />
    </div>
  );
}

/** Number and medal: what decides whether the order may be made. */
function Outlet() {
  const { form } = useWizardSession();
  const lookup = useOutletLookup();
  return (
    <div className="cols">
      <TextField
        control={form.control}
        name="pdv.nOutlet"
        label={FIELD_LABELS['pdv.nOutlet']}
        help={lookupHelp(lookup.state)}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={50}
        span={3}
        onChange={lookup.forget}
        onEnter={() => void lookup.lookUp({ again: true })}
        onBlur={() => void lookup.lookUp()}
        actions={
          <button
            type="button"
            aria-label="Chercher ce point de vente"
            title="Chercher"
            onClick={() => void lookup.lookUp({ again: true })}
          >
            <Icon of={IconSearch} />
          </button>
        }
      />
      <Medal />
      {lookup.question && (
        <OutletQuestions
          question={lookup.question}
          onAnswer={lookup.answer}
          onCorrect={() => {
            // Behind an open dialog nothing takes the focus.
            flushSync(lookup.close);
            focusField('pdv.nOutlet');
          }}
        />
      )}
    </div>
  );
}

function PointOfSale() {
  const { control } = useWizardSession().form;
  return (
    <section className="group">
      <h2 className="h-sec">Point de vente</h2>
      <div className="cols">
        <TextField control={control} name="pdv.nomPDV" label={FIELD_LABELS['pdv.nomPDV']} maxLength={MAX} />
        <TextField control={control} name="pdv.adresse" label={FIELD_LABELS['pdv.adresse']} maxLength={MAX} />
        <TextField
          control={control}
          name="pdv.codePostal"
          label={FIELD_LABELS['pdv.codePostal']}
          inputMode="numeric"
          maxLength={MAX}
          span={2}
        />
        <TextField
          control={control}
          name="pdv.ville"
          label={FIELD_LABELS['pdv.ville']}
          maxLength={MAX}
          span={4}
        />
        <PhoneField name="pdv.telephone" />
        <TextField
          control={control}
          name="pdv.nSiret"
          label={FIELD_LABELS['pdv.nSiret']}
          inputMode="numeric"
          maxLength={MAX}
          span={3}
        />
        <TextField
          control={control}
          name="pdv.rcs"
          label={FIELD_LABELS['pdv.rcs']}
          maxLength={MAX}
          optional
        />
      </div>
    </section>
  );
}

function Owner() {
  const { control } = useWizardSession().form;
  return (
    <section className="group">
      <h2 className="h-sec">Client</h2>
      <div className="cols">
        <TextField
          control={control}
          name="pdv.nomClient"
          label={FIELD_LABELS['pdv.nomClient']}
          maxLength={MAX}
        />
        <PhoneField name="pdv.telephoneCLient" />
        <TextField
          control={control}
          name="pdv.emailCLient"
          label={FIELD_LABELS['pdv.emailCLient']}
          help="Il recevra la création à valider."
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX}
          span={3}
        />
        <TextArea
          control={control}
          name="pdv.comment"
          label={FIELD_LABELS['pdv.comment']}
          maxLength={MAX}
          optional
          rows={3}
        />
      </div>
    </section>
  );
}

/** The outlet, looked up by its number, and its owner. */
export function InfoPdv() {
  return (
    <>
      <Outlet />
      <PointOfSale />
      <Owner />
    </>
  );
}
