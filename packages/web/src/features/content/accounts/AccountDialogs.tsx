import type { Role } from '@ardoise/domain/projects/roles.ts';
import { messageOf } from '../../../api/api-error.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { ReplacementDialog } from '../../../components/replacements/ReplacementDialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import type { AccountDeeds } from './AccountActions.tsx';
import { accountName } from './account-words.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PasskeysDialog } from './PasskeysDialog.tsx';
import { SessionsDialog } from './SessionsDialog.tsx';
import { type ManagedAccount, useAccountChanges, useAttachments } from './use-accounts.ts';

/** The dialog that is open, and about which account. */
export type OpenDialog =
  | { kind: 'invite' }
  | { kind: 'change' | 'deactivate' | 'replace' | 'sessions' | 'passkeys'; account: ManagedAccount }
  | null;

/** What the rows do: dialogs, or an act at once with a sentence. */
export function useAccountDeeds(onOpen: (dialog: OpenDialog) => void): AccountDeeds {
  const { resend, reactivate, unblock } = useAccountChanges();
  const toast = useToast();
  const once = useSingleFlight();
  const atOnce = (act: (uid: number) => Promise<unknown>, said: (name: string) => string) => {
    return (account: ManagedAccount) =>
      void once(async () => {
        try {
          await act(account.uid);
          toast({ message: said(accountName(account)) });
        } catch (error) {
          toast({ tone: 'stop', message: messageOf(error) });
        }
      });
  };
  return {
    change: (account) => onOpen({ kind: 'change', account }),
    deactivate: (account) => onOpen({ kind: 'deactivate', account }),
    replace: (account) => onOpen({ kind: 'replace', account }),
    showSessions: (account) => onOpen({ kind: 'sessions', account }),
    showPasskeys: (account) => onOpen({ kind: 'passkeys', account }),
    resend: atOnce(resend, (name) => `Un nouveau lien est envoyé à ${name}. L’ancien ne vaut plus.`),
    reactivate: atOnce(reactivate, (name) => `Le compte de ${name} est de nouveau ouvert.`),
    unblock: atOnce(unblock, (name) => `${name} peut de nouveau se connecter.`),
  };
}

interface AccountDialogsProps {
  open: OpenDialog;
  filteredRole: Role | '';
  onClose: () => void;
}

/** The dialog that a row or 'Inviter' has opened. */
export function AccountDialogs({ open, filteredRole, onClose }: AccountDialogsProps) {
  const { refresh } = useAccountChanges();
  if (open === null) return null;
  if (open.kind === 'deactivate') return <DeactivateDialog account={open.account} onClose={onClose} />;
  if (open.kind === 'sessions') return <SessionsDialog account={open.account} onClose={onClose} />;
  if (open.kind === 'passkeys') return <PasskeysDialog account={open.account} onClose={onClose} />;
  if (open.kind === 'replace')
    return (
      <ReplacementDialog
        absent={open.account.name}
        onClose={() => {
          void refresh();
          onClose();
        }}
      />
    );
  return <FormDialog open={open} filteredRole={filteredRole} onClose={onClose} />;
}

type OpenForm = { kind: 'invite' } | { kind: string; account: ManagedAccount };

function FormDialog({ open, filteredRole, onClose }: Omit<AccountDialogsProps, 'open'> & { open: OpenForm }) {
  const attachments = useAttachments();
  if (attachments.data === undefined)
    return (
      <Modal title={'account' in open ? 'Modifier' : 'Inviter dans Ardoise'} onClose={onClose}>
        {attachments.error ? (
          <LoadFailed query={attachments} />
        ) : (
          <SkeletonGroup>
            <Skeleton width="80%" height={20} />
          </SkeletonGroup>
        )}
      </Modal>
    );
  if ('account' in open)
    return <ChangeDialog account={open.account} attachments={attachments.data} onClose={onClose} />;
  const role = filteredRole === '' || filteredRole === 'administrator' ? 'dc' : filteredRole;
  return <InviteDialog attachments={attachments.data} role={role} onClose={onClose} />;
}
