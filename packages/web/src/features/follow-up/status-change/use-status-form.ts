import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { COMMENT_NEEDED, PRINTER_NEEDED } from '@ardoise/domain/words/needed.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { useUploads } from '../../../components/files/use-uploads.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { type PrinterAnswer, printerOf } from './chosen-printer.ts';
import { type StatusChange, useChangeStatus } from './use-change-status.ts';
import type { DraftChange, MessageDraft } from './use-message-drafts.ts';

export interface StatusFormOptions {
  project: Project;
  action: Pick<ProjectAction, 'target' | 'needsComment' | 'needsPrinter'>;
  /** What was typed and attached before, when an attempt failed. */
  draft: MessageDraft;
  onDraft: (change: DraftChange) => void;
  /** The message, at each letter. */
  onType: (comment: string) => void;
  onClose: () => void;
  onChanged: () => void;
  /** Somebody else acted in between: the project is read again. */
  onStale: (message: string) => void;
  /** An administrator's move, which the table does not know. */
  forced?: StatusChange['forced'];
}

const MIN_COMMENT = 3;
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

/** The message, kept when the window goes away in whatever manner: closed, or taken away by somebody else's move; and the page, reloaded. */
function useMessage({ draft, onDraft, onType }: Pick<StatusFormOptions, 'draft' | 'onDraft' | 'onType'>) {
  const form = useForm({ defaultValues: { comment: draft.comment } });
  const { getValues, subscribe } = form;
  const keep = useRef(onDraft);
  const type = useRef(onType);
  useEffect(() => {
    keep.current = onDraft;
    type.current = onType;
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => type.current(values.comment) }),
    [subscribe],
  );
  useEffect(
    () => () => {
      const { comment } = getValues();
      keep.current((kept) => ({ ...kept, comment }));
    },
    [getValues],
  );
  return form;
}

/** Who prints, and what is wrong with the answer. */
function usePrinterAnswer({ project, action, draft, onDraft }: StatusFormOptions) {
  const [error, setError] = useState<string>();
  const chosen = action.needsPrinter ? printerOf(draft.printer, project.agence) : undefined;
  return {
    chosen,
    error,
    /** Whether there is an answer, or none is asked for. */
    check: () => {
      setError(chosen === null ? PRINTER_NEEDED : undefined);
      return chosen !== null;
    },
    refuse: () => setError(PRINTER_NEEDED),
    answer: (printer: PrinterAnswer) => {
      setError(undefined);
      onDraft((kept) => ({ ...kept, printer }));
    },
  };
}

const isAbout = (error: unknown, message: string) => error instanceof ApiError && error.message === message;

const standsUnderField = (error: unknown) => isAbout(error, COMMENT_NEEDED) || isAbout(error, PRINTER_NEEDED);

function changeOf(
  { action, draft, forced }: StatusFormOptions,
  comment: string,
  imprimeur: StatusChange['imprimeur'],
): StatusChange {
  const fichiers = draft.files.map((file) => file.id);
  return { target: action.target, comment, fichiers, imprimeur, forced };
}

/** The message, the printer and the files of a change of status, and its sending: once, keeping all that was typed if it fails. */
export function useStatusForm(options: StatusFormOptions) {
  const { project, action, onDraft, onClose, onChanged, onStale } = options;
  const change = useChangeStatus(project);
  const once = useSingleFlight();
  const { control, handleSubmit, setError, reset } = useMessage(options);
  const printer = usePrinterAnswer(options);
  const { uploads, sending, removeFile } = useStatusFiles(project, onDraft);
  const askComment = (shouldFocus: boolean) =>
    setError('comment', { message: COMMENT_NEEDED }, { shouldFocus });

  /** What the screen can tell by itself: asked before anything is sent, and before anything is confirmed. */
  function isReady(text: string): boolean {
    const printed = printer.check();
    const wordless = action.needsComment && [...text].length < MIN_COMMENT;
    if (wordless) askComment(printed);
    return printed && !wordless;
  }

  const send = handleSubmit(async ({ comment }) => {
    const text = comment.trim();
    if (!isReady(text)) return;
    try {
      await change.mutateAsync(changeOf(options, text, printer.chosen));
      onDraft((kept) => ({ ...kept, comment: '', files: [] }));
      reset({ comment: '' });
      onChanged();
    } catch (error) {
      // Refusals stand under their own field; any other is said below the message, which stays.
      if (error instanceof ApiError && STALE.includes(error.code)) onStale(error.message);
      else if (isAbout(error, COMMENT_NEEDED)) askComment(true);
      else if (isAbout(error, PRINTER_NEEDED)) printer.refuse();
    }
  });

  return {
    control,
    uploads,
    printer,
    error: standsUnderField(change.error) ? null : change.error,
    /** The message waits for the files that are still on their way. */
    busy: change.isPending || sending,
    submit: () => once(send),
    /** Runs `then` if nothing is missing. */
    check: (then: () => void) => void handleSubmit(({ comment }) => isReady(comment.trim()) && then())(),
    close: onClose,
    removeFile,
  };
}
