import type { Role } from '@ardoise/domain/projects/roles.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Person } from '../api/session.ts';
import { Icon } from '../components/Icon.tsx';
import './SearchButton.css';

/** Loaded when somebody first searches: nobody waits for it at login. */
const SearchDialog = lazy(async () => ({
  default: (await import('../features/search/SearchDialog.tsx')).SearchDialog,
}));

/** Where a role sees projects as a list. */
const listPathOf = (role: Role) => (role === 'imprimeur' ? '/dashboard-imprimeur' : '/dashboard');

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, as ⌘K and Ctrl+K do from anywhere. */
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
      // Another dialog waits for an answer.
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

export function SearchButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K" onClick={onPress}>
      <Icon of={IconSearch} />
      <b className="visually-hidden">Rechercher un projet{'\u00a0: '}</b>
      <span>Projet, point de vente…</span>
      <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
