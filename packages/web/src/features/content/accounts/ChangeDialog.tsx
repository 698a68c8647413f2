import { formOf } from '@ardoise/domain/accounts/account-form.ts';
import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useValues } from '../../../components/form/use-form.ts';
import { formatDateTime } from '../../../components/format-date.ts';
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

/** An administrator vouches for the holder of an account after another person changed its address. */
export function AllowResetDialog({ account, onClose }: { account: ManagedAccount; onClose: () => void }) {
  const { allowReset } = useAccountChanges();
  const toast = useToast();
  const name = accountName(account);
  const { reinitialisation } = account;
  const allow = async () => {
    await allowReset(account.uid);
    toast({ message: `${name} peut choisir un nouveau mot de passe par le lien reçu.` });
  };
  return (
    <ConfirmDialog
      title={`Autoriser la réinitialisation du mot de passe ${ofName(name)}`}
      confirm="Autoriser"
      tone="main"
      onConfirm={allow}
      onClose={onClose}
    >
      <p>
        {reinitialisation &&
          `${reinitialisation.par} a changé l’adresse e-mail de ce compte le ${formatDateTime(reinitialisation.t)}. `}
        Assurez-vous de vive voix que {account.mail} est bien l’adresse de {name}&nbsp;: un lien envoyé là
        suffira pour choisir un nouveau mot de passe.
      </p>
    </ConfirmDialog>
  );
}

function newAddressWords(isOwn: boolean): string[] {
  const words = [
    'Les liens envoyés à l’ancienne adresse ne valent plus.',
    'Un e-mail prévient les deux adresses.',
  ];
  const held =
    'Pendant sept jours, un mot de passe oublié demande aussi l’ancien, ou l’accord d’un autre administrateur.';
  return isOwn ? words : [...words, held];
}

/** What follows from what was changed in the form, before it is saved. */
function Consequences({
  account,
  form,
}: {
  account: ManagedAccount;
  form: ReturnType<typeof useAccountForm>['form'];
}) {
  const { role, smhf, mdv, mail } = useValues(form);
  const me = useMe();
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
    words.push(...newAddressWords(account.uid === me.uid));
  if (words.length === 0) return null;
  return (
    <p className="accounts-note" role="status">
      <Icon of={IconInfoCircle} />
      <span>{words.join(' ')}</span>
    </p>
  );
}
