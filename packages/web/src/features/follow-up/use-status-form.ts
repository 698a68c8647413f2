import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { useUploads } from '../../components/files/use-uploads.ts';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';
import { useChangeStatus } from './use-change-status.ts';
import type { DraftChange, MessageDraft } from './use-message-drafts.ts';

export interface StatusFormOptions {
  project: Project;
  action: ProjectAction;
  /** What was typed and attached before, when an attempt failed. */
  draft: MessageDraft;
  onDraft: (change: DraftChange) => void;
  onClose: () => void;
  onChanged: () => void;
  /** Somebody else acted in between: the project is read again. */
  onStale: (message: string) => void;
}

const MIN_COMMENT = 3;
const COMMENT_NEEDED = 'Merci de préciser votre demande dans le message.';
const STALE: readonly string[] = ['VERSION', 'TRANSITION', 'STATUT', 'INTROUVABLE'];

/** Files that go with the message, sent as soon as they are picked. */
function useStatusFiles(project: Project, onDraft: StatusFormOptions['onDraft']) {
  const keep = (filter: (files: ProjectFile[]) => ProjectFile[]) =>
    onDraft((kept) => ({ ...kept, files: filter(kept.files) }));
  const uploads = useUploads({
    projectId: project._id.$oid,
    type: 'statut',
    onUploaded: (file) => keep((files) => [...files, file]),
  });
  return {
    uploads,
    sending: uploads.pending.some(({ failure }) => failure === null),
    removeFile: (file: ProjectFile) => keep((files) => files.filter((other) => other.id !== file.id)),
  };
}

/** The message and the files of a change of status, and its sending: once, keeping all that was typed if it fails. */
export function useStatusForm({
  project,
  action,
  draft,
  onDraft,
  onClose,
  onChanged,
  onStale,
}: StatusFormOptions) {
  const change = useChangeStatus(project);
  const once = useSingleFlight();
  const { control, handleSubmit, setError, getValues } = useForm({
    defaultValues: { comment: draft.comment },
  });
  const { uploads, sending, removeFile } = useStatusFiles(project, onDraft);

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

  return {
    control,
    uploads,
    error: change.error,
    /** The message waits for the files that are still on their way. */
    busy: change.isPending || sending,
    submit: () => void once(submit),
    close: () => {
      onDraft((kept) => ({ ...kept, comment: getValues('comment') }));
      onClose();
    },
    removeFile,
  };
}
