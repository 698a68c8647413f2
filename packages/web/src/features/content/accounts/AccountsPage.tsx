import { ACCOUNT_STATES, type AccountState } from '@ardoise/domain/accounts/account-states.ts';
import { managesRole } from '@ardoise/domain/accounts/managed-roles.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { DelayedSearch } from '../../../components/DelayedSearch.tsx';
import { Ledger } from '../../../components/Ledger.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { NoResult } from '../../../components/NoResult.tsx';
import { LedgerSkeleton } from '../../../components/projects/StatusLedger.tsx';
import { ReplacementDialog } from '../../../components/replacements/ReplacementDialog.tsx';
import { Select } from '../../../components/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { useNavigate, useSearch } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import type { AccountDeeds } from './AccountActions.tsx';
import { AccountTable } from './AccountTable.tsx';
import { type AccountFilters, readAccountFilters, writeAccountFilters } from './account-filters.ts';
import { accountName, ROLES_COUNTED } from './account-words.ts';
import { AllowResetDialog, ChangeDialog } from './ChangeDialog.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PasskeysDialog } from './PasskeysDialog.tsx';
import { SessionsDialog } from './SessionsDialog.tsx';
import { type ManagedAccount, useAccountChanges, useAccounts, useAttachments } from './use-accounts.ts';
import './Accounts.css';

/** The dialog that is open, and about which account. */
type OpenDialog =
  | { kind: 'invite' }
  | { kind: 'change' | 'deactivate' | 'replace' | 'sessions' | 'passkeys' | 'reset'; account: ManagedAccount }
  | null;

/** What the rows do: dialogs, or an act at once with a sentence. */
function useAccountDeeds(onOpen: (dialog: OpenDialog) => void): AccountDeeds {
  const { resend, reactivate, unblock } = useAccountChanges();
  const toast = useToast();
  const once = useSingleFlight();
  const atOnce = (act: (uid: number) => Promise<unknown>, said: (name: string) => string) => {
    return (account: ManagedAccount) =>
      void once(async () => {
        toast.clear();
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
    allowReset: (account) => onOpen({ kind: 'reset', account }),
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
function AccountDialogs({ open, filteredRole, onClose }: AccountDialogsProps) {
  const { refresh } = useAccountChanges();
  if (open === null) return null;
  if (open.kind === 'deactivate') return <DeactivateDialog account={open.account} onClose={onClose} />;
  if (open.kind === 'sessions') return <SessionsDialog account={open.account} onClose={onClose} />;
  if (open.kind === 'passkeys') return <PasskeysDialog account={open.account} onClose={onClose} />;
  if (open.kind === 'reset') return <AllowResetDialog account={open.account} onClose={onClose} />;
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
  const me = useMe();
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
  const invitesFiltered =
    filteredRole !== '' && filteredRole !== 'administrator' && managesRole(me.role, filteredRole);
  const role = invitesFiltered ? filteredRole : 'dc';
  return <InviteDialog attachments={attachments.data} role={role} onClose={onClose} />;
}

interface RoleLedgerProps {
  /** Undefined while loading. */
  counts: readonly { role: Role; nombre: number }[] | undefined;
  chosen: Role | '';
  onChoose: (role: Role | '') => void;
}

const ROLES_SHOWN = Object.keys(ROLES_COUNTED) as Role[];

/** Accounts by role as filters; a click on the active one clears it. */
function RoleLedger({ counts, chosen, onChoose }: RoleLedgerProps) {
  if (counts === undefined) return <LedgerSkeleton />;
  const total = counts.reduce((sum, { nombre }) => sum + nombre, 0);
  const cells = ROLES_SHOWN.map((role) => ({
    key: role,
    words: ROLES_COUNTED[role],
    count: counts.find((count) => count.role === role)?.nombre ?? 0,
  }));
  return (
    <Ledger
      label="Filtrer par rôle"
      counted="Rôles"
      cells={[{ key: '', words: 'Tous', count: total }, ...cells]}
      chosen={chosen}
      onChoose={(key) => onChoose(key === chosen ? '' : (key as Role | ''))}
    />
  );
}

const STATES = [
  { value: '' as const, label: 'Tous les états' },
  ...Object.entries(ACCOUNT_STATES).map(([value, label]) => ({ value: value as AccountState, label })),
];

/** Accounts of the nine roles, for head office (specification/accounts.md#managing-accounts). */
export function AccountsPage() {
  const filters = readAccountFilters(useSearch());
  const navigate = useNavigate();
  const accounts = useAccounts(filters);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const show = (next: AccountFilters) =>
    void navigate({
      to: PAGES.accounts,
      search: writeAccountFilters(next),
      replace: true,
      resetScroll: false,
    });
  return (
    <ContentFrame title="Comptes">
      <RoleLedger
        counts={accounts.data?.pages[0]?.nombres}
        chosen={filters.role}
        onChoose={(role) => show({ ...filters, role })}
      />
      <div className="accounts-filters">
        <DelayedSearch
          label="Nom, identifiant ou e-mail"
          value={filters.q}
          onChange={(q) => show({ ...filters, q })}
        />
        <Select
          label="État"
          value={filters.etat}
          options={STATES}
          onChange={(etat) => show({ ...filters, etat })}
        />
        <Link className={buttonClass({ tone: 'line' })} to={PAGES.accountsImport}>
          Importer un CSV
        </Link>
        <Button tone="main" icon={IconUserPlus} onClick={() => setDialog({ kind: 'invite' })}>
          Inviter
        </Button>
      </div>
      <AccountList accounts={accounts} filters={filters} onOpen={setDialog} onShow={show} />
      <AccountDialogs open={dialog} filteredRole={filters.role} onClose={() => setDialog(null)} />
    </ContentFrame>
  );
}

interface AccountListProps {
  accounts: ReturnType<typeof useAccounts>;
  filters: AccountFilters;
  onOpen: (dialog: OpenDialog) => void;
  onShow: (filters: AccountFilters) => void;
}

function AccountList({ accounts, filters, onOpen, onShow }: AccountListProps) {
  const deeds = useAccountDeeds(onOpen);
  const rows = accounts.data?.pages.flatMap(({ comptes }) => comptes) ?? [];
  // Deduplicated: a login between two pages moves an account.
  const unique = [...new Map(rows.map((row) => [row.uid, row])).values()];
  if (accounts.error) return <LoadFailed query={accounts} />;
  if (accounts.isPending)
    return (
      <SkeletonGroup label="Chargement des comptes">
        <div className="accounts-frame accounts-skeleton">
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <Skeleton key={line} width="100%" height={24} />
          ))}
        </div>
      </SkeletonGroup>
    );
  if (unique.length === 0) return <NoResult none="Aucun compte" list={PAGES.accounts} />;
  return (
    <>
      <AccountTable
        accounts={unique}
        filters={filters}
        stale={accounts.isPlaceholderData}
        deeds={deeds}
        onSort={onShow}
      />
      {accounts.hasNextPage && (
        <p className="accounts-more">
          <Button busy={accounts.isFetchingNextPage} onClick={() => void accounts.fetchNextPage()}>
            Afficher les suivants
          </Button>
        </p>
      )}
    </>
  );
}
