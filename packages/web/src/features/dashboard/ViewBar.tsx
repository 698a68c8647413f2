import { MOST_COUNTED, type SavedView } from '@ardoise/domain/contract/saved-views.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { READY_VIEWS } from '@ardoise/domain/rules/ready-views.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { lazy, Suspense, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useFocusInSight } from '../../hooks/use-focus-in-sight.ts';
import { useNavigate } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { type DashboardFilters, readFilters, writeFilters } from './dashboard-filters.ts';
import { isShown, useChangeView, useDeleteView, useViews } from './use-views.ts';
import './ViewBar.css';

const RenameViewDialog = lazy(async () => ({
  default: (await import('./RenameViewDialog.tsx')).RenameViewDialog,
}));

interface ViewMenuProps {
  view: Pick<SavedView, 'nom' | 'partage'>;
  id: number;
  role: Role;
}

/** What one does with a view of one's own; its address is the page's. */
function ViewMenu({ view, id, role }: ViewMenuProps) {
  const change = useChangeView(id);
  const remove = useDeleteView(id);
  const toast = useToast();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const said = (message: string) => {
    toast.clear();
    return {
      onSuccess: () => void toast({ message }),
      onError: (error: Error) => void toast({ tone: 'stop', message: messageOf(error) }),
    };
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast({ message: 'L’adresse de la vue est copiée.' });
    } catch {
      // Clipboard access is refused: the address stays in the browser's bar.
      toast({
        tone: 'stop',
        message: 'L’adresse n’a pas pu être copiée\u00a0: elle est dans la barre du navigateur.',
      });
    }
  };
  const share = () =>
    change.mutate(
      { partage: !view.partage },
      said(view.partage ? 'La vue n’est plus partagée.' : 'La vue est partagée avec votre équipe.'),
    );
  const drop = () =>
    remove.mutate(undefined, {
      ...said('La vue est supprimée.'),
      onSuccess: () => {
        toast({ message: 'La vue est supprimée.' });
        void navigate({ to: PAGES.dashboard, search: {}, replace: true });
      },
    });
  return (
    <>
      <Menu
        label={`Autres actions sur la vue ${view.nom}`}
        items={[
          { label: 'Renommer', icon: IconPencil, onChoose: () => setRenaming(true) },
          { label: 'Copier l’adresse', icon: IconCopy, onChoose: () => void copy() },
          ...(roleMay('view.share', role)
            ? [
                {
                  label: view.partage ? 'Ne plus partager' : 'Partager avec mon équipe',
                  icon: IconUsers,
                  onChoose: share,
                },
              ]
            : []),
          { label: 'Supprimer la vue', icon: IconTrash, danger: true, onChoose: drop },
        ]}
      />
      {renaming && (
        <Suspense>
          <RenameViewDialog id={id} nom={view.nom} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}

const NameViewDialog = lazy(async () => ({ default: (await import('./NameViewDialog.tsx')).NameViewDialog }));

type ShownView = Omit<SavedView, 'count'> & { count: number | undefined };

/** The views of the role are known before they are counted. */
function readyOf(role: Role): ShownView[] {
  return READY_VIEWS[role].map((view) => ({
    ...view,
    id: null,
    partage: false,
    mienne: false,
    de: '',
    count: undefined,
  }));
}

function countWords(count: number | undefined): string {
  if (count === undefined) return '\u2007';
  return count < MOST_COUNTED ? formatNumber(count) : `${formatNumber(MOST_COUNTED)} et plus`;
}

/** A view: a link to its address. */
function ViewChip({ view }: { view: ShownView }) {
  return (
    <Link
      className="view-bar-chip parted"
      to={PAGES.dashboard}
      search={writeFilters(readFilters(view.filtre))}
      replace
      resetScroll={false}
      current="address"
      title={view.de === '' ? view.nom : `${view.nom}, partagée par ${view.de}`}
    >
      <span>{view.nom}</span> <b>{countWords(view.count)}</b>
    </Link>
  );
}

/** The ready views of the role, the saved ones, and the way to save the present one. */
export function ViewBar({ role, filters }: { role: Role; filters: DashboardFilters }) {
  const bar = useRef<HTMLElement>(null);
  useFocusInSight(bar);
  const views = useViews();
  const [naming, setNaming] = useState(false);
  const all: ShownView[] = views.data ?? readyOf(role);
  const current = all.find((view) => isShown(view, filters));
  return (
    <nav className="view-bar" aria-label="Vues" ref={bar}>
      <span className="view-bar-label" aria-hidden="true">
        Vues
      </span>
      {all.map((view) => (
        <ViewChip key={view.id ?? view.nom} view={view} />
      ))}
      {current?.id != null && current.mienne && <ViewMenu view={current} id={current.id} role={role} />}
      {current === undefined && (
        <button type="button" className="view-bar-chip view-bar-add" onClick={() => setNaming(true)}>
          <Icon of={IconPlus} size="s" />
          Enregistrer cette vue
        </button>
      )}
      {naming && (
        <Suspense>
          <NameViewDialog filters={filters} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </nav>
  );
}
