import type { Passkey } from '@ardoise/domain/contract/passkeys.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useToast } from '../../components/Toast.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import { usePasskeyChanges } from './use-own-passkeys.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  /** Signed in a moment ago. */
  confirmed: boolean;
  isLast: boolean;
  onClose: () => void;
}

/** Asks before a key goes, and says what then opens the account. */
export function RemovePasskey({ passkey, confirmed, isLast, onClose }: RemovePasskeyProps) {
  const { remove } = usePasskeyChanges();
  const toast = useToast();
  const [pass, setPass] = useState('');
  const act = async () => {
    await remove(passkey.id, pass);
    toast({ message: 'La clé d’accès est retirée.' });
  };
  return (
    <ConfirmDialog
      title={`Retirer la clé d’accès «\u00a0${passkey.nom}\u00a0»\u00a0?`}
      confirm="Retirer la clé"
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        {isLast
          ? 'C’est votre dernière clé\u00a0: votre mot de passe suffira de nouveau pour vous connecter.'
          : `Elle ${passkey.t_copie ? 'n’ouvre déjà' : 'n’ouvrira'} plus de session. Vos autres clés restent.`}
      </p>
      {!confirmed && <PasswordAgain value={pass} onChange={setPass} />}
    </ConfirmDialog>
  );
}
