import type { SavedView } from '@ardoise/domain/contract/saved-views.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Menu } from '../../components/Menu.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useChangeView, useDeleteView } from './use-views.ts';

const RenameViewDialog = lazy(async () => ({
  default: (await import('./RenameViewDialog.tsx')).RenameViewDialog,
}));

interface ViewMenuProps {
  view: Pick<SavedView, 'nom' | 'partage'>;
  id: number;
  role: Role;
}

/** What one does with a view of one's own; its address is the page's. */
export function ViewMenu({ view, id, role }: ViewMenuProps) {
  const change = useChangeView(id);
  const remove = useDeleteView(id);
  const toast = useToast();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const said = (message: string) => ({
    onSuccess: () => void toast({ message }),
    onError: (error: Error) => void toast({ tone: 'stop', message: messageOf(error) }),
  });
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
        void navigate({ to: '/dashboard', search: {}, replace: true });
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
