import { useId } from 'react';
import { FieldLabel } from '../FieldLabel.tsx';
import { FieldMessage } from '../FieldMessage.tsx';
import { useCutPaste } from '../use-cut-paste.ts';

/** Maximum length accepted by the call. */
const LONGEST = 100;

/** The signer. */
export interface Signer {
  nom: string;
  qualite: string;
}

interface SignerFieldsProps extends Signer {
  /** Errors are displayed after an attempt. */
  attempted: boolean;
  onChange: (signer: Signer) => void;
}

interface PlainFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function PlainField({ label, value, error, onChange }: PlainFieldProps) {
  const id = useId();
  const { onPaste, notice } = useCutPaste(value, LONGEST);
  // No room is kept for it: the pad follows the names at once.
  const said = error ?? notice;
  return (
    <div className={`field field-span-3${error ? ' field-bad' : ''}`}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input
        className="field-input"
        id={id}
        value={value}
        maxLength={LONGEST}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `${id}-m` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onPaste={onPaste}
      />
      {said && <FieldMessage id={`${id}-m`} error={said} />}
    </div>
  );
}

/** The signer's name and quality. */
export function SignerFields({ nom, qualite, attempted, onChange }: SignerFieldsProps) {
  const blank = (value: string, message: string) => (attempted && value.trim() === '' ? message : undefined);
  return (
    <div className="field-columns signature-signer">
      <PlainField
        label="Nom du signataire"
        value={nom}
        error={blank(nom, 'Nom du signataire obligatoire')}
        onChange={(value) => onChange({ nom: value, qualite })}
      />
      <PlainField
        label="Qualité"
        value={qualite}
        error={blank(qualite, 'Qualité obligatoire')}
        onChange={(value) => onChange({ nom, qualite: value })}
      />
    </div>
  );
}
