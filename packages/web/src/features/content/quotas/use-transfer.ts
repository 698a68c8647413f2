import { ANOTHER_SMHF, NO_UNIT_LEFT, REASON_NEEDED } from '@ardoise/domain/content/quotas/quota-words.ts';
import { transferQuota } from '@ardoise/domain/contract/quota-edits.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { showRefusal } from '../../../components/form/show-refusal.ts';
import { useForm, useValues } from '../../../components/form/use-form.ts';
import { counted } from '../../../components/format-number.ts';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { previewTransfer, type TransferPreview, type TransferValues } from './transfer-preview.ts';
import { type QuotaGrid, useKeepCells, useRefreshGrid } from './use-quota-grid.ts';

/** The first problem of what is typed. */
function problemOf(
  { a, motif, de }: TransferValues,
  { units, most }: TransferPreview,
): { chemin: keyof TransferValues; message: string } | undefined {
  if (a === '') return { chemin: 'a', message: 'Choisissez le SMHF qui reçoit.' };
  if (a === de) return { chemin: 'a', message: ANOTHER_SMHF };
  if (most === 0) return { chemin: 'unites', message: NO_UNIT_LEFT };
  if (units < 1 || units > most) return { chemin: 'unites', message: `De 1 à ${most}.` };
  if (!saysSomething(motif)) return { chemin: 'motif', message: REASON_NEEDED };
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
  const values = useValues(form);
  const preview = previewTransfer(grid.lignes, values);

  const send = form.handleSubmit(async (asked) => {
    if (preview?.taker === undefined && asked.a !== '') return;
    const problem = preview && problemOf(asked, preview);
    if (preview === undefined || problem !== undefined) {
      if (problem) form.refuse([problem]);
      return;
    }
    const { giver, taker, units } = preview;
    if (taker === undefined) return;
    const { typeProjet, de, a, motif } = asked;
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
      showRefusal(form, error);
      if (error instanceof ApiError && error.status === 409) await refresh();
    }
  });
  return { form, values, preview, submit: () => void once(send) };
}
