import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../components/Button.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useRestoreProject } from '../../hooks/use-restore-project.ts';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';

/** Restores a deleted project. */
export function RestoreButton({ id, name }: { id: string; name: string }) {
  const restore = useRestoreProject();
  const once = useSingleFlight();
  const toast = useToast();
  // The row unmounts after the refetch: what follows must not depend on it.
  const press = async () => {
    toast.clear();
    try {
      await restore.mutateAsync(id);
      toast({ message: `${name} est rétabli.` });
    } catch (error) {
      toast({ tone: 'stop', message: messageOf(error) });
    }
  };
  return (
    <Button icon={IconArrowBackUp} busy={restore.isPending} onClick={() => void once(press)}>
      Rétablir<span className="visually-hidden"> {name}</span>
    </Button>
  );
}
