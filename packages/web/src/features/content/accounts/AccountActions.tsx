import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { REPLACED_ROLES } from '@ardoise/domain/projects/replacements.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { Button, IconButton } from '../../../components/Button.tsx';
import { Menu } from '../../../components/Menu.tsx';
import type { MenuItem } from '../../../components/menu-item.ts';
import { personFilterOf } from '../../../components/projects/steering-filters.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { accountName } from './account-words.ts';
import type { ManagedAccount } from './use-accounts.ts';

/** Commands of a row: the first six open a dialog, the others are executed at once. */
export interface AccountDeeds {
  change: (account: ManagedAccount) => void;
  deactivate: (account: ManagedAccount) => void;
  replace: (account: ManagedAccount) => void;
  showSessions: (account: ManagedAccount) => void;
  showPasskeys: (account: ManagedAccount) => void;
  allowReset: (account: ManagedAccount) => void;
  resend: (account: ManagedAccount) => void;
  reactivate: (account: ManagedAccount) => void;
  unblock: (account: ManagedAccount) => void;
}

/** The one next act of a state; the usual ones have none. */
function nextAct({ etat }: ManagedAccount): { label: string; deed: keyof AccountDeeds } | null {
  if (etat === 'sans-smhf') return { label: 'Rattacher', deed: 'change' };
  if (etat === 'invite') return { label: 'Renvoyer', deed: 'resend' };
  if (etat === 'desactive') return { label: 'Réactiver', deed: 'reactivate' };
  return etat === 'bloque' ? { label: 'Débloquer', deed: 'unblock' } : null;
}

/** Link to the projects that name an account: for a person of an organisation, to the organisation's. */
function projectsOf({ role, name, organisation }: ManagedAccount): MenuItem[] {
  const filter = personFilterOf(role);
  if (filter === null) return [];
  const search = new URLSearchParams({ [filter]: organisation ?? name });
  return [{ label: 'Voir ses projets', icon: IconListDetails, to: `${PAGES.dashboard}?${search}` }];
}

function useItems(account: ManagedAccount, deeds: AccountDeeds): MenuItem[] {
  const me = useMe();
  const open = account.etat !== 'desactive';
  const isAdministrator = me.role === 'administrator';
  const item = (
    label: string,
    icon: MenuItem['icon'],
    deed: keyof AccountDeeds,
    danger = false,
  ): MenuItem => ({
    label,
    ...(icon && { icon }),
    danger,
    onChoose: () => deeds[deed](account),
  });
  return [
    ...(nextAct(account) === null ? [] : [item('Modifier', IconPencil, 'change')]),
    ...projectsOf(account),
    ...(open && REPLACED_ROLES.includes(account.role)
      ? [item('Prévoir un remplacement', IconArrowsLeftRight, 'replace')]
      : []),
    ...(isAdministrator && open ? [item('Voir ses sessions', IconDevices, 'showSessions')] : []),
    ...(isAdministrator && open && account.uid !== me.uid && roleMay('passkeys.own', account.role)
      ? [item('Voir ses clés d’accès', IconKey, 'showPasskeys')]
      : []),
    ...(account.reinitialisation?.autorisable
      ? [item('Autoriser la réinitialisation', IconLockOpen, 'allowReset')]
      : []),
    ...(isAdministrator && account.role !== 'client'
      ? [
          {
            label: 'Journal de sécurité',
            icon: IconShieldCheck,
            to: `${PAGES.securityLog}?q_personne=${encodeURIComponent(account.name)}`,
          },
        ]
      : []),
    ...(open && account.uid !== me.uid ? [item('Désactiver', IconLock, 'deactivate', true)] : []),
  ];
}

/** The next act of a row, or its pencil; the others in a menu. Nothing on accounts that the caller only reads. */
export function AccountActions({ account, deeds }: { account: ManagedAccount; deeds: AccountDeeds }) {
  const items = useItems(account, deeds);
  if (!account.modifiable) return <span className="meta">par un administrateur</span>;
  const next = nextAct(account);
  const name = accountName(account);
  return (
    <span className="accounts-acts">
      {next === null ? (
        <IconButton icon={IconPencil} label={`Modifier ${name}`} onClick={() => deeds.change(account)} />
      ) : (
        <Button
          aria-label={`${next.label} ${name}`}
          icon={next.deed === 'resend' ? IconMailForward : undefined}
          onClick={() => deeds[next.deed](account)}
        >
          {next.label}
        </Button>
      )}
      <Menu label={`Autres actions pour le compte ${ofName(name)}`} items={items} />
    </span>
  );
}
