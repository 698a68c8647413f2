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
import { Tag } from '../../../components/Tag.tsx';
import { stateWords } from './account-words.ts';
import type { ManagedAccount } from './use-accounts.ts';

/** Without a tone: the usual states carry no tint, so that exceptions stand out. */
const LOOKS: Record<State, { icon: Drawing; tone: StatusTone | null }> = {
  actif: { icon: IconCheck, tone: null },
  remplace: { icon: IconArrowsLeftRight, tone: null },
  'sans-smhf': { icon: IconAlertTriangle, tone: 'wait' },
  invite: { icon: IconMailForward, tone: 'work' },
  bloque: { icon: IconAlertOctagon, tone: 'stop' },
  desactive: { icon: IconLock, tone: 'void' },
};

/** State of an account, as icon and words. */
export function AccountState({ account }: { account: ManagedAccount }) {
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
