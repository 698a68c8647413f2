import { useChangeView } from './use-views.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

/** Renames a saved view. */
export function RenameViewDialog({ id, nom, onClose }: { id: number; nom: string; onClose: () => void }) {
  const change = useChangeView(id);
  return (
    <ViewNameForm
      title="Renommer la vue"
      confirm="Renommer"
      nom={nom}
      onName={(named) => change.mutateAsync({ nom: named })}
      onClose={onClose}
    />
  );
}
