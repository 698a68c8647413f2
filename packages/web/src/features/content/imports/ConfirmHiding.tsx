import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { TextField } from '../../../components/TextField.tsx';

interface ConfirmHidingProps {
  /** Entries that would be hidden. */
  count: number;
  onConfirm: (typed: number) => unknown;
  onClose: () => void;
}

/** Hiding much of a list is confirmed by typing how many; the server compares. */
export function ConfirmHiding({ count, onConfirm, onClose }: ConfirmHidingProps) {
  const { control, getValues } = useForm({ defaultValues: { chiffre: '' } });
  return (
    <ConfirmDialog
      title="Masquer autant d’entrées ?"
      confirm="Appliquer et masquer"
      onConfirm={() => onConfirm(Number(getValues('chiffre').replace(/\s/g, '') || Number.NaN) || 0)}
      onClose={onClose}
    >
      <p>
        Ce fichier est donné pour la liste complète{'\u00a0'}: {counted(count, 'entrée', 'entrées')} qu’il ne
        nomme pas seraient masquées, plus d’une sur dix.
      </p>
      <TextField
        control={control}
        name="chiffre"
        label={`Tapez ${formatNumber(count)} pour confirmer`}
        inputMode="numeric"
      />
    </ConfirmDialog>
  );
}
