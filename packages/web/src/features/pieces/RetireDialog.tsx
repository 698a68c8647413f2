import type { OutletPiece } from '@ardoise/domain/contract/pieces.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { REMOVAL_REASONS, type RemovalReason } from '@ardoise/domain/rules/pieces.ts';
import { useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { ChoiceTiles } from '../../components/ChoiceTiles.tsx';
import { DateInput } from '../../components/DateInput.tsx';
import { FieldMessage } from '../../components/FieldMessage.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useMarkPiece } from './use-pieces.ts';

const REASONS = Object.entries(REMOVAL_REASONS).map(([value, label]) => ({
  value: value as RemovalReason,
  label,
}));

/** On which day a piece was taken away, and why. */
export function RetireDialog({ piece, onClose }: { piece: OutletPiece; onClose: () => void }) {
  const today = parisDay(new Date());
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState<RemovalReason | null>(null);
  const [missing, setMissing] = useState(false);
  const mark = useMarkPiece();
  const toast = useToast();
  const dayError = mark.error instanceof ApiError ? mark.error.champs?.[0]?.message : undefined;
  const submit = () => {
    setMissing(reason === null);
    if (reason === null || mark.isPending) return;
    mark.mutate(
      { piece: piece.id, act: 'retire', jour: day, raison: reason },
      {
        onSuccess: ({ message }) => {
          onClose();
          toast({
            message,
            action: {
              label: 'Rétablir',
              onPress: () => mark.mutateAsync({ piece: piece.id, act: 'restore' }),
            },
          });
        },
      },
    );
  };
  return (
    <FormDialog
      title="Marquer retirée"
      description={piece.nom}
      size="s"
      confirm="Marquer retirée"
      busy={mark.isPending}
      refused={mark.error !== null && dayError === undefined ? messageOf(mark.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={dayError ? 'field field-bad' : 'field'}>
        <DateInput
          id="retrait"
          label="Retirée le"
          value={day}
          min={piece.depuis}
          max={today}
          isBad={dayError !== undefined}
          describedBy="retrait-m"
          onChange={setDay}
        />
        <FieldMessage id="retrait-m" error={dayError} />
      </div>
      <fieldset className={missing ? 'field field-bad' : 'field'}>
        <legend className="title-sub">Pourquoi&nbsp;?</legend>
        <ChoiceTiles
          name="raison"
          options={REASONS}
          chosen={reason}
          onChoose={(chosen) => {
            setReason(chosen);
            setMissing(false);
          }}
        />
        <FieldMessage id="raison-m" error={missing ? 'Choisissez une raison.' : undefined} />
      </fieldset>
    </FormDialog>
  );
}
