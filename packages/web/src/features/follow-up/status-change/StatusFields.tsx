import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useId } from 'react';
import { buttonClass, IconButton } from '../../../components/Button.tsx';
import { formatSize, NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { ReturnCauses } from '../../../components/projects/ReturnCauses.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { acceptOf } from '../../../components/uploads/accepted-files.ts';
import { UploadRow } from '../../../components/uploads/UploadRow.tsx';
import type { MessageDraft } from '../dialogs/use-message-drafts.ts';
import { DayQuestions } from './DayQuestions.tsx';
import { PrinterQuestion } from './PrinterQuestion.tsx';
import type { useStatusForm } from './use-status-form.ts';
import '../../../components/uploads/Upload.css';
import './StatusChange.css';

type StatusForm = ReturnType<typeof useStatusForm>;

/** Maximum length of a message, in characters. */
export const MAX_COMMENT = 2000;

interface StatusFieldsProps {
  project: Project;
  draft: MessageDraft;
  form: StatusForm;
  asksPrinter: boolean;
  asksCauses?: boolean;
  /** It is the order's delivery. */
  delivers?: boolean;
  /** Of the message. */
  label: string;
  help?: ReactNode;
  placeholder?: string | undefined;
  optional?: boolean;
  rows?: number;
  /** The files are for once in a while: below these words, until there are some. */
  filesBehind?: string;
}

/** Input for a change of status: the printer, why the order goes back, a message and its attachments. */
export function StatusFields({
  project,
  draft,
  form,
  asksPrinter,
  asksCauses = false,
  delivers = false,
  filesBehind,
  ...message
}: StatusFieldsProps) {
  const files = <StatusFiles files={draft.files} form={form} />;
  return (
    <>
      {asksPrinter && (
        <PrinterQuestion
          project={project}
          answer={draft.printer}
          onAnswer={form.printer.answer}
          error={form.printer.error}
        />
      )}
      <DayQuestions
        project={project}
        draft={draft}
        asksPrinter={asksPrinter}
        delivers={delivers}
        onAnswer={form.printer.answerDays}
      />
      {asksCauses && (
        <ReturnCauses chosen={draft.causes} onChange={form.causes.choose} error={form.causes.error} />
      )}
      <TextArea control={form.control} name="comment" maxLength={MAX_COMMENT} {...message} />
      {filesBehind === undefined ? (
        files
      ) : (
        <details className="status-change-files" open={draft.files.length > 0 || undefined}>
          <summary>{filesBehind}</summary>
          {files}
        </details>
      )}
    </>
  );
}

interface StatusFilesProps {
  files: readonly ProjectFile[];
  form: StatusForm;
}

/** Attachments of a message: each with its progress, cancel and retry. */
function StatusFiles({ files, form: { uploads, removeFile } }: StatusFilesProps) {
  const id = useId();
  return (
    <div className="field">
      <span className="field-label">
        Fichiers joints <span className="field-optional">facultatif</span>
      </span>
      {files.length + uploads.pending.length > 0 && (
        <ul className="upload-list">
          {files.map((file) => (
            <li key={file.id}>
              <div className="upload-name">
                <b>{shownFileName(file.filename)}</b>
                <span className="meta">{formatSize(file.size)}</span>
              </div>
              <span className="status-change-joined">
                <Icon of={IconFile} size="s" />
                Joint
              </span>
              <div className="upload-actions">
                <IconButton
                  icon={IconX}
                  label={`Retirer ${shownFileName(file.filename)}`}
                  onClick={() => removeFile(file)}
                />
              </div>
            </li>
          ))}
          {uploads.pending.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onCancel={() => uploads.cancel(upload.key)}
            />
          ))}
        </ul>
      )}
      <div className="status-change-pick">
        <input
          className="visually-hidden"
          id={id}
          type="file"
          multiple
          accept={acceptOf('statut')}
          aria-describedby={`${id}-m`}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <label className={buttonClass({})} htmlFor={id}>
          <Icon of={IconPaperclip} />
          Joindre des fichiers
        </label>
        <span className="hint" id={`${id}-m`}>
          PDF, images ou vidéos, 50{NBSP}Mo au plus (500{NBSP}Mo pour une vidéo)
        </span>
      </div>
    </div>
  );
}
