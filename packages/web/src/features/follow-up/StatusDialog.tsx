import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { useUploads } from '../../components/files/use-uploads.ts';
import { Modal } from '../../components/Modal.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';
import { actionWords } from './action-words.ts';
import { stopsProject } from './order-actions.ts';
import { StatusFiles } from './StatusFiles.tsx';
import { useChangeStatus } from './use-change-status.ts';
import type { DraftChange, MessageDraft } from './use-message-drafts.ts';

interface StatusDialogProps {
  project: Project;
  action: ProjectAction;
  /** What was typed and attached before, when an attempt failed. */
  draft: MessageDraft;
  onDraft: (change: DraftChange) => void;
  /** Above the message: what this is about. */
  intro?: ReactNode;
  title?: string;
  cancel?: { label: string; onPress: () => void; busy: boolean };
  onClose: () => void;
  onChanged: () => void;
  /** Somebody else acted in between: the project is read again. */
  onStale: (message: string) => void;
}

const MIN_COMMENT = 3;
const MAX_COMMENT = 2000;
const COMMENT_NEEDED = 'Merci de préciser votre demande dans le message.';
const MANY_TRIPS = 2;
const STALE: readonly string[] = ['VERSION', 'TRANSITION', 'STATUT', 'INTROUVABLE'];

/** A change of status: its message, its files, and the warning before one round trip too many. */
export function StatusDialog(props: StatusDialogProps) {
  const { project, action, draft, onDraft, intro, cancel, onClose, onChanged, onStale } = props;
  const words = actionWords(project.statut, action);
  const change = useChangeStatus(project);
  const once = useSingleFlight();
  const keepFiles = (filter: (files: ProjectFile[]) => ProjectFile[]) =>
    onDraft((kept) => ({ ...kept, files: filter(kept.files) }));
  const uploads = useUploads({
    projectId: project._id.$oid,
    type: 'statut',
    onUploaded: (file) => keepFiles((files) => [...files, file]),
  });
  const sending = uploads.pending.some(({ failure }) => failure === null);
  const { control, handleSubmit, setError, getValues } = useForm({
    defaultValues: { comment: draft.comment },
  });

  const submit = handleSubmit(async ({ comment }) => {
    const text = comment.trim();
    if (action.needsComment && [...text].length < MIN_COMMENT) {
      setError('comment', { message: COMMENT_NEEDED }, { shouldFocus: true });
      return;
    }
    onDraft((kept) => ({ ...kept, comment }));
    try {
      await change.mutateAsync({
        target: action.target,
        comment: text,
        fichiers: draft.files.map((file) => file.id),
      });
      onChanged();
    } catch (error) {
      // Any other failure is said below the message, which stays.
      if (error instanceof ApiError && STALE.includes(error.code)) onStale(error.message);
    }
  });
  const close = () => {
    onDraft((kept) => ({ ...kept, comment: getValues('comment') }));
    onClose();
  };
  const stops = stopsProject(action);

  return (
    <Modal
      title={props.title ?? words.title}
      onClose={close}
      closeOnBackdrop={false}
      footer={
        <>
          <Button
            className="start"
            tone={cancel ? 'line' : 'text'}
            busy={cancel?.busy}
            onClick={cancel?.onPress ?? close}
          >
            {cancel?.label ?? (stops ? 'Garder le projet' : 'Fermer')}
          </Button>
          <Button
            tone={stops ? 'danger' : 'main'}
            busy={change.isPending || sending}
            onClick={() => void once(submit)}
          >
            {words.confirm ?? action.label}
          </Button>
        </>
      }
    >
      {intro ?? (
        <p>
          {words.hint}
          {stops && project.eligibleQuota && ' Son unité de quota reste comptée.'}
        </p>
      )}
      {action.roundTrip && project.nb_ar_agence >= MANY_TRIPS && (
        <Banner tone="wait">
          Attention, vous avez réalisé plus de deux aller-retours. Merci de veiller à limiter ce nombre.
        </Banner>
      )}
      <form onSubmit={(event) => event.preventDefault()}>
        <TextArea
          control={control}
          name="comment"
          label={words.message}
          optional={!action.needsComment}
          rows={4}
          maxLength={MAX_COMMENT}
        />
        <StatusFiles
          files={draft.files}
          uploads={uploads}
          onRemove={(file) => keepFiles((files) => files.filter((other) => other.id !== file.id))}
        />
      </form>
      {change.error && (
        <Banner tone="stop" role="alert">
          {messageOf(change.error)}
        </Banner>
      )}
    </Modal>
  );
}
