import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { showsProof, waitsForClient } from '@ardoise/domain/rules/moves.ts';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { PrinterQuestion } from '../status-change/PrinterQuestion.tsx';
import { StatusFiles } from '../status-change/StatusFiles.tsx';
import { MAX_COMMENT, type StatusFormOptions, useStatusForm } from '../status-change/use-status-form.ts';
import { actionWords } from '../words/action-words.ts';
import './SendForm.css';

interface SendFormProps extends Omit<StatusFormOptions, 'action' | 'onClose'> {
  /** Allowed now, the first one in red. */
  moves: readonly [ProjectAction, ...ProjectAction[]];
  /** Files are still being sent. */
  waits: boolean;
}

/** A word to the delegate, and the moves: one click sends, without a dialog. */
export function SendForm({ moves, waits, ...options }: SendFormProps) {
  const [main] = moves;
  const { project, draft } = options;
  const form = useStatusForm({ ...options, action: main, onClose: () => undefined });
  const toClient = moves.some(({ to }) => waitsForClient(to));
  return (
    <form className="send-form" onSubmit={(event) => event.preventDefault()}>
      {moves.some(({ needsPrinter }) => needsPrinter) && (
        <PrinterQuestion
          project={project}
          answer={draft.printer}
          onAnswer={form.printer.answer}
          error={form.printer.error}
        />
      )}
      <TextArea
        control={form.control}
        name="comment"
        // A creation is read by the delegate, whoever it is submitted to.
        label={
          showsProof(main.to) ? `Un mot pour ${project.nomDc}` : actionWords(project.statut, main).message
        }
        help={toClient && 'Soumise au client, la création part avec ce mot.'}
        placeholder={showsProof(main.to) ? 'Ce qui a changé, ce qu’il faut vérifier' : undefined}
        optional
        rows={2}
        maxLength={MAX_COMMENT}
      />
      <details className="send-form-files" open={draft.files.length > 0 || undefined}>
        <summary>Joindre un fichier à ce mot</summary>
        <StatusFiles files={draft.files} uploads={form.uploads} onRemove={form.removeFile} />
      </details>
      {form.error && (
        <Banner tone="stop" role="alert">
          {messageOf(form.error)}
        </Banner>
      )}
      <div className="actions">
        {moves.map((action) => (
          <Button
            key={action.target}
            size="l"
            tone={action === main ? 'main' : 'line'}
            icon={showsProof(action.to) && !waitsForClient(action.to) ? IconUserCheck : IconSend}
            busy={form.busy || waits}
            onClick={() => void form.submit(action)}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </form>
  );
}
