import { COMMENT_NEEDED, PRINTER_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { CAUSE_NEEDED, type ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { isReturn } from '@ardoise/domain/rules/returns.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { fieldId } from '../../../components/field-id.ts';
import type { Form } from '../../../components/form/form.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useUploads } from '../../../components/uploads/use-uploads.ts';
import { type StatusChange, useChangeStatus } from '../../../hooks/use-change-status.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import type { DraftChange, MessageDraft } from '../dialogs/use-message-drafts.ts';
import { type PrinterAnswer, printerOf } from '../words/chosen-printer.ts';
import { asksDelivery, type DayAnswers, dayAnswers } from '../words/day-answers.ts';

type Submitted = Pick<ProjectAction, 'target' | 'needsComment' | 'needsPrinter'>;

export interface StatusFormOptions {
  project: Project;
  action: Submitted;
  /** Message and attachments of a failed attempt. */
  draft: MessageDraft;
  onDraft: (change: DraftChange) => void;
  /** The message, on every keystroke. */
  onType: (comment: string) => void;
  onClose: () => void;
  /** Called with what was submitted. */
  onChanged: (target: Target) => void;
  /** A version conflict: the project is refetched. */
  onStale: (message: string) => void;
  /** Done right before the move, which does not happen if it fails. */
  before?: () => Promise<void>;
  /** An administrator's move, outside the table. */
  forced?: StatusChange['forced'];
}

const STALE: readonly string[] = ['VERSION', 'TRANSITION', 'STATUT', 'INTROUVABLE'];

/** Attachments of the message, uploaded as soon as they are picked. */
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

/** The message, stored whenever the dialog unmounts: closed, removed by a concurrent move, or on reload. */
function useMessage({ draft, onDraft, onType }: Pick<StatusFormOptions, 'draft' | 'onDraft' | 'onType'>) {
  const form = useForm({ defaultValues: { comment: draft.comment } });
  const keep = useRef(onDraft);
  const type = useRef(onType);
  useEffect(() => {
    keep.current = onDraft;
    type.current = onType;
  });
  useEffect(() => form.subscribe(() => type.current(form.getValues().comment)), [form]);
  useEffect(
    () => () => {
      const { comment } = form.getValues();
      keep.current((kept) => ({ ...kept, comment }));
    },
    [form],
  );
  return form;
}

/** Choice of the printer with its validation error, and the days that a move may say. */
function usePrinterAnswer({ project, draft, onDraft }: StatusFormOptions) {
  const [error, setError] = useState<string>();
  const chosenFor = ({ needsPrinter }: Submitted) =>
    needsPrinter ? printerOf(draft.printer, project.agence) : undefined;
  return {
    chosenFor,
    error,
    /** Whether the answer is valid, or not required. */
    check: (action: Submitted) => {
      const missing = chosenFor(action) === null;
      setError(missing ? PRINTER_NEEDED : undefined);
      return !missing;
    },
    refuse: () => setError(PRINTER_NEEDED),
    /** A promise under the printer's question, or what is known of a delivery. */
    answerDays: (days: Partial<DayAnswers>) =>
      onDraft((kept) => ({ ...kept, days: { ...kept.days, ...days } })),
    answer: (printer: PrinterAnswer) => {
      setError(undefined);
      onDraft((kept) => ({ ...kept, printer }));
    },
  };
}

/** Why the order goes back to its agency, and its validation error; asked of returns alone. */
function useCauses({ project, draft, onDraft, forced }: StatusFormOptions) {
  const [error, setError] = useState<string>();
  const asked = ({ target }: Submitted) => !forced && isReturn(project.statut, target);
  return {
    asked,
    given: (action: Submitted) => (asked(action) ? draft.causes : []),
    error,
    /** Whether there is one, or none is asked; focuses the question otherwise. */
    check: (action: Submitted) => {
      const missing = asked(action) && draft.causes.length === 0;
      setError(missing ? CAUSE_NEEDED : undefined);
      if (missing) document.getElementById(fieldId('causes'))?.focus();
      return !missing;
    },
    choose: (causes: readonly ReturnCause[]) => {
      setError(undefined);
      onDraft((kept) => ({ ...kept, causes }));
    },
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Client-side validation, before submitting and before any confirmation. */
function isAnswered(
  form: Form<{ comment: string }>,
  asked: readonly { check: (chosen: Submitted) => boolean }[],
  text: string,
  chosen: Submitted,
): boolean {
  const answered = asked.map(({ check }) => check(chosen)).every(Boolean);
  const wordless = chosen.needsComment && !saysSomething(text);
  if (wordless) needComment(form, answered);
  return answered && !wordless;
}

/** What is done before the move, and why it was not. */
function useBefore({ before }: StatusFormOptions) {
  const [failure, setFailure] = useState<Error | null>(null);
  return {
    failure,
    isDone: async () => {
      setFailure(null);
      try {
        await before?.();
        return true;
      } catch (error) {
        setFailure(asError(error));
        return false;
      }
    },
  };
}

const isAbout = (error: unknown, message: string) => error instanceof ApiError && error.message === message;

const standsUnderField = (error: unknown) => isAbout(error, COMMENT_NEEDED) || isAbout(error, PRINTER_NEEDED);

function needComment(form: Form<{ comment: string }>, focuses: boolean): void {
  form.setError('comment', COMMENT_NEEDED);
  if (focuses) form.focus('comment');
}

function changeOf(
  { project, draft, forced }: StatusFormOptions,
  { target, needsPrinter }: Submitted,
  answers: Pick<StatusChange, 'comment' | 'causes' | 'imprimeur'>,
): StatusChange {
  // A day for a printer of which the caller may not promise any is ignored by the call.
  const asked = { promises: needsPrinter, delivers: !forced && asksDelivery(project, target) };
  const fichiers = draft.files.map((file) => file.id);
  return { target, ...answers, ...dayAnswers(draft.days, asked), fichiers, forced };
}

/**
 * Message, printer and files of a change of status, and its submission: once, keeping the input on failure. The same
 * message may go with one of several actions: `submit` takes the chosen one.
 */
export function useStatusForm(options: StatusFormOptions) {
  const { project, action, onDraft, onClose, onChanged, onStale } = options;
  const change = useChangeStatus(project);
  const once = useSingleFlight();
  const first = useBefore(options);
  const form = useMessage(options);
  const printer = usePrinterAnswer(options);
  const causes = useCauses(options);
  const { uploads, sending, removeFile } = useStatusFiles(project, onDraft);

  const isReady = (text: string, chosen: Submitted) => isAnswered(form, [printer, causes], text, chosen);

  const send = async (chosen: Submitted, text: string) => {
    if (!isReady(text, chosen) || !(await first.isDone())) return;
    try {
      const [given, imprimeur] = [causes.given(chosen), printer.chosenFor(chosen)];
      await change.mutateAsync(changeOf(options, chosen, { comment: text, causes: given, imprimeur }));
      onDraft((kept) => ({ ...kept, comment: '', causes: [], files: [] }));
      form.reset({ comment: '' });
      onChanged(chosen.target);
    } catch (error) {
      // Displays field errors under their field; any other below the message, which is kept.
      if (error instanceof ApiError && STALE.includes(error.code)) onStale(error.message);
      else if (isAbout(error, COMMENT_NEEDED)) needComment(form, true);
      else if (isAbout(error, PRINTER_NEEDED)) printer.refuse();
    }
  };

  return {
    control: form,
    uploads,
    printer,
    causes,
    error: first.failure ?? (standsUnderField(change.error) ? null : change.error),
    /** The submission waits for running uploads. */
    busy: change.isPending || sending,
    submit: (chosen: Submitted = action) =>
      once(form.handleSubmit((typed) => send(chosen, typed.comment.trim()))),
    /** Calls `then` if valid. */
    check: (then: () => void) =>
      void form.handleSubmit(({ comment }) => isReady(comment.trim(), action) && then())(),
    close: onClose,
    removeFile,
  };
}
