import type { Role } from '@ardoise/domain/projects/roles.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Person } from '../api/session.ts';
import { Icon } from '../components/Icon.tsx';
import './SearchButton.css';

/** Lazy-loaded at the first search, not at login. */
const SearchDialog = lazy(async () => ({
  default: (await import('../features/search/SearchDialog.tsx')).SearchDialog,
}));

/** The list page of a role. */
const listPathOf = (role: Role) => (role === 'imprimeur' ? '/dashboard-imprimeur' : '/dashboard');

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, by button or by the shortcut ⌘K or Ctrl+K. */
export function useSearchDialog(me: Person | null) {
  const [open, setOpen] = useState(false);
  const known = me !== null;
  useEffect(() => {
    if (!known) return;
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      // Another modal dialog is open.
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [known]);
  return {
    show: () => setOpen(true),
    dialog: me !== null && open && (
      <Suspense fallback={null}>
        <SearchDialog me={me} listPath={listPathOf(me.role)} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

export function SearchButton({ forClient, onPress }: { forClient: boolean; onPress: () => void }) {
  return (
    <button type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K" onClick={onPress}>
      <Icon of={IconSearch} />
      <b className="visually-hidden">
        {forClient ? 'Rechercher une commande' : 'Rechercher un projet'}
        {'\u00a0: '}
      </b>
      <span>{forClient ? 'Commande, ville…' : 'Projet, point de vente…'}</span>
      <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
