import { medalInWords } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { isEligibleMedal } from '@ardoise/domain/rules/eligibility.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import type { FieldPath } from '../../../components/form/field-path.ts';
import { Icon } from '../../../components/Icon.tsx';
import { lateScreen } from '../../../components/late-screen.tsx';
import { OUTLET_ASKED, outletUnread } from '../../../components/projects/outlet-words.ts';
import { TextField } from '../../../components/TextField.tsx';
import { focusField } from '../form/control-of.ts';
import { useErrorOf } from '../session/use-error-of.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import type { FieldViewProps } from './field-view.ts';
import type { OutletQuestions } from './OutletQuestions.tsx';
import { type LookupState, useOutletLookup } from './use-outlet-lookup.ts';
import './OutletField.css';

/** What an outlet that was read may ask. */
export const LateOutletQuestions = lateScreen<ComponentProps<typeof OutletQuestions>>(
  async () => (await import('./OutletQuestions.tsx')).OutletQuestions,
  null,
);

function lookupHelp(state: LookupState, kept: string | undefined): string {
  if (state === 'asking') return OUTLET_ASKED;
  if (state === 'found') return kept ?? 'Les champs viennent de sa fiche.';
  if (state === 'idle') return 'Sa fiche remplit les champs ci-dessous.';
  return outletUnread(state.failure);
}

interface MedalProps {
  name: string;
  label: string | undefined;
  medal: string | undefined;
  /** Not checked by the server yet. */
  unchecked: boolean;
}

/** The medal, which decides eligibility. */
function Medal({ name, label, medal, unchecked }: MedalProps) {
  const { project } = useWizardSession();
  const error = useErrorOf(name);
  const eligible = isEligibleMedal(medal, project.eligibleMedals);
  return (
    <div className={`field field-span-3${error ? ' field-bad' : ''}`}>
      <span className="field-label">{label}</span>
      <p className="outlet-field-medal" id={fieldId(name)} tabIndex={-1} aria-describedby={messageId(name)}>
        {medal ? (
          <>
            <Icon of={eligible ? IconCircleCheck : IconAlertTriangle} />
            {medalInWords(medal)}, {eligible ? 'éligible' : 'non éligible'}
          </>
        ) : (
          <span className="hint">{unchecked ? 'Pas encore vérifiée' : 'Connue avec le point de vente'}</span>
        )}
      </p>
      <FieldMessage id={messageId(name)} error={error} />
    </div>
  );
}

/** An outlet by its number: the lookup's record prefills the fields beside it. */
export function OutletField({ field, at, value, present, onChange }: FieldViewProps<'outlet'>) {
  const { form, current } = useWizardSession();
  const { path, notEligible } = field;
  const lookup = useOutletLookup({ path, notEligible, present: () => present() ?? {}, onChange });
  return (
    <>
      <TextField
        control={form}
        name={path as FieldPath<ProjectDocument>}
        label={field.label}
        help={lookupHelp(lookup.state, lookup.kept)}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={field.length}
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
      <Medal
        name={`${at}.medaillePDV`}
        label={field.names?.[`${at}.medaillePDV`]}
        medal={value?.medaillePDV}
        unchecked={current.unchecked?.[path] !== undefined}
      />
      {lookup.question && (
        <LateOutletQuestions
          question={lookup.question}
          at={at}
          onAnswer={lookup.answer}
          onCorrect={() => {
            // Elements behind a modal dialog cannot be focused.
            flushSync(lookup.close);
            focusField(path);
          }}
        />
      )}
    </>
  );
}
