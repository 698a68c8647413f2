import { PASSKEY_NAME_LENGTH } from '@ardoise/domain/contract/passkeys.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { fieldId, messageId } from '../../components/field-id.ts';
import { InputField } from '../../components/InputField.tsx';
import { useToast } from '../../components/Toast.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import { NoKeyMade, usePasskeyChanges } from './use-own-passkeys.ts';

interface RegisterPasskeyProps {
  proposed: string;
  /** Signed in a moment ago. */
  confirmed: boolean;
  isFirst: boolean;
  onClose: () => void;
}

/** Names a key, then lets the browser make it. */
export function RegisterPasskey({ proposed, confirmed, isFirst, onClose }: RegisterPasskeyProps) {
  const { register } = usePasskeyChanges();
  const toast = useToast();
  const [name, setName] = useState(proposed);
  const [pass, setPass] = useState('');
  const act = async () => {
    try {
      await register(name, pass);
      toast({ message: 'Votre clé d’accès est enregistrée.' });
    } catch (error) {
      if (!(error instanceof NoKeyMade)) throw error;
      toast({ tone: 'stop', message: error.message });
    }
  };
  return (
    <ConfirmDialog
      title="Enregistrer une clé d’accès"
      confirm="Continuer"
      tone="main"
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        Votre appareil vous demande ensuite votre empreinte, votre visage ou son code.
        {isFirst &&
          ' À partir de là, votre mot de passe seul ne suffit plus pour vous connecter, et vos autres sessions se ferment.'}
      </p>
      <InputField
        id={fieldId('nom')}
        messageId={messageId('nom')}
        className="field"
        label="Nom de la clé"
        help="Pour la reconnaître dans la liste."
        type="text"
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {!confirmed && <PasswordAgain value={pass} onChange={setPass} />}
    </ConfirmDialog>
  );
}
