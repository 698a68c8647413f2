import type { Card } from '@ardoise/domain/card-text/edit-card.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { counted } from '../format-number.ts';

interface ReplaceDialogProps {
  /** The lines that are there. */
  card: Card;
  onConfirm: () => void;
  onClose: () => void;
}

/** 'Remplacer les 48 lignes ?': another text takes their place. */
export function ReplaceDialog({ card: { text, reading }, onConfirm, onClose }: ReplaceDialogProps) {
  const lines = (text.lignes ?? []).length;
  const corrected = (reading.lignes ?? []).filter(({ corrigee }) => corrigee).length;
  return (
    <ConfirmDialog
      title={`Remplacer les ${counted(lines, 'ligne', 'lignes')}\u00a0?`}
      confirm="Remplacer"
      cancel="Garder"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {corrected > 0 && (
        <p>
          {corrected === 1 ? 'Votre correction sera perdue.' : `Vos ${corrected} corrections seront perdues.`}
        </p>
      )}
    </ConfirmDialog>
  );
}
