import { isChosen, SOLIDS, withSolid } from '@ardoise/domain/catalogue/menu-solids.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { useState } from 'react';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useCutPaste } from '../../../components/use-cut-paste.ts';
import { useShownAtOnce } from '../../../hooks/use-shown-at-once.ts';
import { useErrors } from '../session/use-error-of.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import type { FieldViewProps } from './field-view.ts';
import { SolidDialog } from './SolidDialog.tsx';
import './SolidField.css';

/** A solid by its picture, with its printed name: not registered in the form, since a formula may be reordered. */
export function SolidField({ field, at, value = {}, present, onChange, error }: FieldViewProps<'solid'>) {
  const { wizard } = useWizardSession();
  const [open, setOpen] = useState(false);
  const { path, label, solid, written, names = {} } = field;
  const namePath = `${at}.${written}`;
  const errorOf = useErrors();
  const nameError = errorOf(namePath);
  // The solids of a formula share a sentence: shown once, under the first.
  const told = error && SOLIDS.find((place) => errorOf(`${at}.${place.solid}`) === error)?.solid;
  const [name, write] = useShownAtOnce(value[written] ?? '', (typed) =>
    onChange({ ...present(), [written]: typed }),
  );
  const { onPaste, notice } = useCutPaste(name, LONGEST_TEXT);
  const chosen = value[solid];
  const asked = label.toLowerCase();
  const [nameLabel] = Object.values(names);
  const formula = pathName(wizard, path)?.words.slice(1) ?? [label];
  return (
    <div className="field-span-3 solid-field">
      <div className={error ? 'field field-bad' : 'field'}>
        <button
          type="button"
          className={isChosen(chosen) ? 'solid-field-picture' : 'solid-field-picture solid-field-none'}
          id={fieldId(path)}
          aria-label={isChosen(chosen) ? `Changer le ${asked} : ${chosen?.name}` : undefined}
          aria-describedby={told && messageId(`${at}.${told}`)}
          onClick={() => setOpen(true)}
        >
          {isChosen(chosen) ? (
            <>
              {chosen?.image && <img src={chosen.image} alt="" />}
              <span className="solid-field-change">Changer</span>
            </>
          ) : (
            <>
              <Icon of={IconPhotoPlus} />
              Choisir le {asked}
            </>
          )}
        </button>
      </div>
      <div className={nameError ? 'field field-bad' : 'field'}>
        <label htmlFor={fieldId(namePath)}>{nameLabel}</label>
        <input
          className="field-input"
          id={fieldId(namePath)}
          maxLength={LONGEST_TEXT}
          placeholder="Imprimé sous l’image"
          value={name}
          aria-invalid={nameError ? true : undefined}
          aria-describedby={nameError || notice ? messageId(namePath) : undefined}
          onChange={(event) => write(event.target.value)}
          onPaste={onPaste}
        />
        <FieldMessage id={messageId(namePath)} error={nameError ?? notice} />
      </div>
      {told === solid && (
        <div className="field field-bad solid-field-message">
          <FieldMessage id={messageId(path)} error={error} />
        </div>
      )}
      {open && (
        <SolidDialog
          title={inOneName(formula)}
          chosen={chosen?.id}
          onChoose={(item) => onChange(withSolid(present() ?? {}, field, item))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
