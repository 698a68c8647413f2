import { fieldId, messageId } from '../../components/field-id.ts';
import { InputField } from '../../components/InputField.tsx';

/** The password, from whoever signed in more than ten minutes ago. */
export function PasswordAgain({ value, onChange }: { value: string; onChange: (pass: string) => void }) {
  return (
    <InputField
      id={fieldId('pass')}
      messageId={messageId('pass')}
      className="field"
      label="Votre mot de passe"
      help="Pour confirmer que c’est vous. Sans mot de passe, déconnectez-vous puis reconnectez-vous."
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
