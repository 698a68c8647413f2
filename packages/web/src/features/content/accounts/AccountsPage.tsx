import { ACCOUNT_STATES, type AccountState } from '@ardoise/domain/accounts/account-states.ts';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { DelayedSearch } from '../../../components/DelayedSearch.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Select } from '../../../components/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { AccountDialogs, type OpenDialog, useAccountDeeds } from './AccountDialogs.tsx';
import { AccountTable } from './AccountTable.tsx';
import {
  type AccountFilters,
  isNarrowed,
  readAccountFilters,
  writeAccountFilters,
} from './account-filters.ts';
import { RoleLedger } from './RoleLedger.tsx';
import { useAccounts } from './use-accounts.ts';
import './Accounts.css';

const STATES = [
  { value: '' as const, label: 'Tous les états' },
  ...Object.entries(ACCOUNT_STATES).map(([value, label]) => ({ value: value as AccountState, label })),
];

/** Accounts of the nine roles, for head office (specification/accounts.md#managing-accounts). */
export function AccountsPage() {
  const filters = readAccountFilters(useSearch({ strict: false }));
  const navigate = useNavigate();
  const accounts = useAccounts(filters);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const show = (next: AccountFilters) =>
    void navigate({
      to: '/cms/comptes',
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
        <Link className={buttonClass({ tone: 'line' })} to="/cms/comptes/import">
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
  // Somebody who signs in while one reads may come twice.
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
  if (unique.length === 0) return <NoAccount filters={filters} />;
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

function NoAccount({ filters }: { filters: AccountFilters }) {
  return (
    <EmptyState
      title="Aucun compte"
      action={
        isNarrowed(filters) && (
          <Link className={buttonClass({ tone: 'line' })} to="/cms/comptes">
            Effacer les filtres
          </Link>
        )
      }
    >
      Aucun compte ne répond à ces filtres.
    </EmptyState>
  );
}
