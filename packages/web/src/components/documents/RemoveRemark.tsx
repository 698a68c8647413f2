import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface RemoveRemarkProps {
  words: string | undefined;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before one's own remark is deleted. */
export function RemoveRemark({ words, onRemove, onClose }: RemoveRemarkProps) {
  return (
    <ConfirmDialog
      title={'Supprimer la remarque\u00a0?'}
      confirm="Supprimer la remarque"
      icon={IconTrash}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p>«&nbsp;{words}&nbsp;» ne sera plus lu par personne.</p>
    </ConfirmDialog>
  );
}
