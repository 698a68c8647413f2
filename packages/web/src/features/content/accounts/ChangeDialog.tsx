import { formOf } from '@ardoise/domain/accounts/account-form.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { AccountFormDialog } from './AccountFormDialog.tsx';
import { accountName, roleAndUsername } from './account-words.ts';
import { useAccountForm } from './use-account-form.ts';
import { type Attachments, type ManagedAccount, useAccount, useAccountChanges } from './use-accounts.ts';

interface ChangeDialogProps {
  account: ManagedAccount;
  attachments: Attachments;
  onClose: () => void;
}

/** Changes an account (specification/accounts.md#changes-of-an-account). */
export function ChangeDialog({ account, attachments, onClose }: ChangeDialogProps) {
  const { change } = useAccountChanges();
  const me = useMe();
  const toast = useToast();
  const accountForm = useAccountForm({
    base: formOf(account),
    version: account.version,
    send: ({ name: _, ...form }, version) => change(account.uid, { ...form, version }),
    onDone: () => {
      toast({ message: `Le compte de ${accountName(account)} est enregistré.` });
      onClose();
    },
  });
  return (
    <AccountFormDialog
      title={`Modifier ${accountName(account)}`}
      description={roleAndUsername(account)}
      confirm="Enregistrer"
      icon={IconDeviceFloppy}
      accountForm={accountForm}
      attachments={attachments}
      known={account.name}
      fixedRole={account.uid === me.uid || account.role === 'client'}
      onClose={onClose}
    >
      <Consequences account={account} form={accountForm.form} />
    </AccountFormDialog>
  );
}

/** What follows from what was changed in the form, before it is saved. */
function Consequences({
  account,
  form,
}: {
  account: ManagedAccount;
  form: ReturnType<typeof useAccountForm>['form'];
}) {
  const { role, smhf, mdv, mail } = form.watch();
  const depends = useAccount(account.uid).data;
  const mine = depends === undefined ? 0 : depends.enCours + depends.brouillons;
  const words: string[] = [];
  if (role !== account.role) {
    words.push(`Ses sessions se ferment, et son périmètre devient celui du rôle ${ROLE_LABELS[role]}.`);
    if (mine > 0)
      words.push(`${counted(mine, 'projet en cours reste', 'projets en cours restent')} à son nom.`);
  } else if (role === 'dc' && mine > 0 && (smhf !== (account.smhf ?? '') || mdv !== (account.mdv ?? '')))
    words.push(
      `${counted(mine, 'projet en cours suit', 'projets en cours suivent')}. Un quota déjà consommé reste où il est.`,
    );
  if (mail.trim().toLowerCase() !== account.mail.toLowerCase())
    words.push('Les liens envoyés à l’ancienne adresse ne valent plus.');
  if (words.length === 0) return null;
  return (
    <p className="accounts-note" role="status">
      <Icon of={IconInfoCircle} />
      <span>{words.join(' ')}</span>
    </p>
  );
}
