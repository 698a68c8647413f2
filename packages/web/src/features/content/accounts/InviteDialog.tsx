import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { useEffect, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { AccountFormDialog } from './AccountFormDialog.tsx';
import { useAccountForm } from './use-account-form.ts';
import { type Attachments, useAccountChanges, useProposedUsername } from './use-accounts.ts';

interface InviteDialogProps {
  attachments: Attachments;
  /** The role of the list, if it is filtered by one. */
  role: Role;
  onClose: () => void;
}

const EMPTY: Omit<AccountForm, 'role'> = {
  name: '',
  prenom: '',
  nom: '',
  mail: '',
  telephone: '',
  adresse: '',
  smhf: '',
  mdv: '',
  organisation: '',
};

/** Opens an account; its holder gets a link that sets the password (specification/accounts.md#invitations). */
export function InviteDialog({ attachments, role, onClose }: InviteDialogProps) {
  const { invite } = useAccountChanges();
  const toast = useToast();
  const [named, setNamed] = useState({ prenom: '', nom: '' });
  const accountForm = useAccountForm({
    base: { ...EMPTY, role },
    version: 1,
    send: invite,
    onDone: () => {
      toast({ message: 'L’invitation est envoyée. Le lien vaut 14\u00a0jours.' });
      onClose();
    },
  });
  const { form } = accountForm;
  const proposed = useProposedUsername(named.prenom, named.nom);
  // Keeps a name that was typed.
  useEffect(() => {
    if (proposed !== undefined && !form.getState().changed.includes('name'))
      form.resetField('name', proposed);
  }, [proposed, form]);
  return (
    <AccountFormDialog
      title="Inviter dans Ardoise"
      confirm="Envoyer l’invitation"
      icon={IconMailForward}
      accountForm={accountForm}
      attachments={attachments}
      onNamed={() => {
        const { prenom, nom, organisation, role: chosen } = form.getValues();
        const alone = ['agence', 'imprimeur'].includes(chosen) && organisation === '';
        setNamed({ prenom: alone ? '' : prenom.trim(), nom: nom.trim() });
      }}
      onClose={onClose}
    >
      <p className="accounts-note">
        <Icon of={IconMailForward} />
        <span>La personne reçoit un lien valable 14&nbsp;jours, qui lui fait choisir son mot de passe.</span>
      </p>
    </AccountFormDialog>
  );
}
