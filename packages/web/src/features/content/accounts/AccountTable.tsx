import type { AccountState as State } from '@ardoise/domain/accounts/account-states.ts';
import type { StatusTone } from '@ardoise/domain/projects/statuses.ts';
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { formatShortDay } from '../../../components/format-short-day.ts';
import { type Drawing, Icon } from '../../../components/Icon.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { SortHeader } from '../../../components/SortHeader.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { AccountActions, type AccountDeeds } from './AccountActions.tsx';
import { type AccountFilters, type AccountSort, sortedBy } from './account-filters.ts';
import { accountName, attachmentWords, roleAndUsername, stateWords } from './account-words.ts';
import type { ManagedAccount } from './use-accounts.ts';

/** Usual states have no tint, to emphasise the exceptions. */
const LOOKS: Record<State, { icon: Drawing; tone: StatusTone | null }> = {
  actif: { icon: IconCheck, tone: null },
  remplace: { icon: IconArrowsLeftRight, tone: null },
  'sans-smhf': { icon: IconAlertTriangle, tone: 'wait' },
  invite: { icon: IconMailForward, tone: 'work' },
  bloque: { icon: IconAlertOctagon, tone: 'stop' },
  desactive: { icon: IconLock, tone: 'void' },
};

/** State of an account, as icon and words. */
function AccountState({ account }: { account: ManagedAccount }) {
  const { icon, tone } = LOOKS[account.etat];
  const words = stateWords(account);
  if (tone !== null)
    return (
      <Tag icon={icon} tone={account.etat === 'invite' && account.invitation === null ? 'wait' : tone}>
        {words}
      </Tag>
    );
  return (
    <span className="accounts-state">
      <Icon of={icon} />
      <span>
        {words}
        {account.etat === 'remplace' && account.remplacement && (
          <span className="meta">jusqu’au {formatShortDay(account.remplacement.au)}</span>
        )}
      </span>
    </span>
  );
}

interface AccountTableProps {
  accounts: readonly ManagedAccount[];
  filters: AccountFilters;
  /** Rows of earlier filters, until the reply arrives. */
  stale: boolean;
  deeds: AccountDeeds;
  onSort: (filters: AccountFilters) => void;
}

/** One row an account: who, organisation or managers, last login, state, and the next act. */
export function AccountTable({ accounts, filters, stale, deeds, onSort }: AccountTableProps) {
  const head = (sort: AccountSort, name: string) => (
    <SortHeader
      sorted={filters.tri === sort ? filters.sens : null}
      onSort={() => onSort(sortedBy(filters, sort))}
    >
      {name}
    </SortHeader>
  );
  return (
    <div className="accounts-frame">
      <table className="accounts-table" aria-label="Comptes" aria-busy={stale}>
        <thead>
          <tr>
            {head('nom', 'Nom')}
            <th scope="col" className="accounts-wide">
              Rattachement
            </th>
            {head('connexion', 'Dernière connexion')}
            <th scope="col">État</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <AccountRow key={account.uid} account={account} deeds={deeds} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AccountRow({ account, deeds }: { account: ManagedAccount; deeds: AccountDeeds }) {
  return (
    <tr>
      <th scope="row">
        <b>{accountName(account)}</b>
        <span className="meta">{roleAndUsername(account)}</span>
        <span className="meta accounts-narrow">{attachmentWords(account)}</span>
      </th>
      <td className="accounts-wide">
        {account.role === 'dc' && account.smhf === null ? (
          <b className="accounts-missing">sans SMHF</b>
        ) : (
          attachmentWords(account)
        )}
      </td>
      <td className="meta accounts-login">
        {account.t_connexion === null ? 'jamais' : <RelativeTime date={account.t_connexion} />}
      </td>
      <td className="accounts-standing">
        <AccountState account={account} />
      </td>
      <td className="accounts-actions">
        <AccountActions account={account} deeds={deeds} />
      </td>
    </tr>
  );
}
