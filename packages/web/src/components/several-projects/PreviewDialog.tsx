import { type BulkPreview, MAX_SELECTION, previewBulk } from '@ardoise/domain/contract/bulk.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { counted, formatNumber } from '../format-number.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { Modal } from '../Modal.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx';
import { ACTION_WORDS, actionTitle, type BulkJob, type BulkSelection, type Recipient } from './bulk-job.ts';
import { ReasonList } from './ReasonList.tsx';

interface PreviewDialogProps {
  action: BulkAction;
  selection: BulkSelection;
  recipient: Recipient | null;
  /** Name of the only project. */
  name?: string | undefined;
  onBack?: (() => void) | undefined;
  onConfirm: (job: BulkJob) => void;
  onClose: () => void;
}

function usePreview({ action, selection, recipient }: PreviewDialogProps) {
  return useQuery({
    queryKey: ['bulk-preview', action, recipient?.username, selection],
    queryFn: ({ signal }) =>
      request(previewBulk, {
        body: { action, ...(recipient && { cible: recipient.username }), ...selection },
        signal,
      }),
    // Never refetched: the confirmation must carry the displayed versions.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function Outcome({
  preview,
  action,
  recipient,
}: Pick<PreviewDialogProps, 'action' | 'recipient'> & { preview: BulkPreview }) {
  const { possibles, refus, refuses, tronque, avertissement } = preview;
  const to = recipient === null ? '' : ` à ${recipient.name}`;
  return (
    <>
      <p>
        <b>{counted(possibles.length, ...ACTION_WORDS[action].will)}</b>
        {to}.{possibles.length > 0 && ` ${ACTION_WORDS[action].warning}`}
      </p>
      {avertissement && <Banner tone="wait">{avertissement}</Banner>}
      {tronque && (
        <Banner tone="wait">
          Une sélection tient {formatNumber(MAX_SELECTION)} projets au plus&nbsp;: les suivants ne sont pas
          touchés.
        </Banner>
      )}
      {refuses > 0 && (
        <>
          <p>{counted(refuses, 'projet ne changera pas', 'projets ne changeront pas')} :</p>
          <ReasonList told={refus} />
          {refuses > refus.length && (
            <p className="meta">Les {formatNumber(refus.length)} premiers sont détaillés.</p>
          )}
        </>
      )}
    </>
  );
}

/** Actions with a message. */
const SAID: readonly BulkAction[] = ['annuler', 'agence', 'imprimeur', 'soumettre', 'soumettreClient'];

/** Dry run: what will pass, and refusals with their reason. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { action, selection, recipient, name, onBack, onConfirm, onClose } = props;
  const preview = usePreview(props);
  const [comment, setComment] = useState('');
  const possible = preview.data?.possibles ?? [];
  const said = SAID.includes(action);
  const confirm = () =>
    onConfirm({
      id: crypto.randomUUID(),
      action,
      recipient,
      comment: comment.trim(),
      todo: possible,
      results: [],
    });
  return (
    <Modal
      title={actionTitle(action, 'ids' in selection ? selection.ids.length : 2)}
      description={name}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <>
          {onBack && (
            <Button tone="text" className="modal-start" onClick={onBack}>
              Choisir quelqu’un d’autre
            </Button>
          )}
          <Button onClick={onClose}>{possible.length > 0 ? 'Ne rien changer' : 'Fermer'}</Button>
          {possible.length > 0 && (
            <Button
              tone={action === 'supprimer' || action === 'annuler' ? 'danger' : 'main'}
              onClick={confirm}
            >
              {ACTION_WORDS[action].verb} {counted(possible.length, 'projet', 'projets')}
            </Button>
          )}
        </>
      }
    >
      {preview.isPending && (
        <SkeletonGroup label="Vérification des projets">
          <Skeleton width="70%" height={20} />
          <Skeleton width="50%" height={20} />
        </SkeletonGroup>
      )}
      {preview.error && <LoadFailed query={preview} />}
      {preview.data && <Outcome preview={preview.data} action={action} recipient={recipient} />}
      {said && possible.length > 0 && (
        <label className="bulk-job-said">
          Message <span className="meta">facultatif, joint à l’historique et à l’e-mail</span>
          <textarea
            className="field-input"
            rows={2}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </label>
      )}
    </Modal>
  );
}
