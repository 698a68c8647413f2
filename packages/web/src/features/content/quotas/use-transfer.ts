import { ANOTHER_SMHF, NO_UNIT_LEFT, REASON_NEEDED } from '@ardoise/domain/content/quotas/quota-words.ts';
import { transferQuota } from '@ardoise/domain/contract/quota-edits.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import type { FieldPath } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { applyFieldErrors } from '../../../components/apply-field-errors.ts';
import { counted } from '../../../components/format-number.ts';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { previewTransfer, type TransferPreview, type TransferValues } from './transfer-preview.ts';
import { type QuotaGrid, useKeepCells, useRefreshGrid } from './use-quota-grid.ts';

/** The first problem of what is typed. */
function problemOf(
  { a, motif, de }: TransferValues,
  { units, most }: TransferPreview,
): { name: FieldPath<TransferValues>; message: string } | undefined {
  if (a === '') return { name: 'a', message: 'Choisissez le SMHF qui reçoit.' };
  if (a === de) return { name: 'a', message: ANOTHER_SMHF };
  if (most === 0) return { name: 'unites', message: NO_UNIT_LEFT };
  if (units < 1 || units > most) return { name: 'unites', message: `De 1 à ${most}.` };
  if (!saysSomething(motif)) return { name: 'motif', message: REASON_NEEDED };
  return undefined;
}

/** The form of a transfer from an SMHF; its preview follows what is typed and what others change. */
export function useTransfer(grid: QuotaGrid, from: string, onClose: () => void) {
  const form = useForm<TransferValues>({
    defaultValues: { de: from, a: '', typeProjet: 'CHR', unites: '', motif: '' },
  });
  const toast = useToast();
  const keep = useKeepCells(grid.annee);
  const refresh = useRefreshGrid(grid.annee);
  const once = useSingleFlight();
  const preview = previewTransfer(grid.lignes, form.watch());

  const send = form.handleSubmit(async (values) => {
    if (preview?.taker === undefined && values.a !== '') return;
    const problem = preview && problemOf(values, preview);
    if (preview === undefined || problem !== undefined) {
      if (problem) form.setError(problem.name, { message: problem.message }, { shouldFocus: true });
      return;
    }
    const { giver, taker, units } = preview;
    if (taker === undefined) return;
    const { typeProjet, de, a, motif } = values;
    try {
      const saved = await request(transferQuota, {
        params: { annee: grid.annee },
        body: { de, a, typeProjet, unites: units, motif, versions: { de: giver.version, a: taker.version } },
      });
      keep([
        { smhf: de, typeProjet, ...saved.de },
        { smhf: a, typeProjet, ...saved.a },
      ]);
      toast({
        message: `${counted(units, 'unité transférée', 'unités transférées')} à ${taker.name}. Les deux SMHF sont prévenus.`,
      });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.champs) applyFieldErrors(form.setError, error.champs);
      else form.setError('root', { message: messageOf(error) });
      if (error instanceof ApiError && error.status === 409) await refresh();
    }
  });
  return { form, preview, submit: () => void once(send) };
}
