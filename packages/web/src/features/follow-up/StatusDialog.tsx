import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { actionWords } from './action-words.ts';
import { stopsProject } from './order-actions.ts';
import { StatusFiles } from './StatusFiles.tsx';
import { type StatusFormOptions, useStatusForm } from './use-status-form.ts';

export interface StatusDialogProps extends StatusFormOptions {
  /** Above the message: what this is about. */
  intro?: ReactNode;
  title?: string;
  cancel?: { label: string; onPress: () => void; busy: boolean };
  /** Head office may go on in spite of a used-up quota, if it says why. */
  arbitrates: boolean;
}

const MAX_COMMENT = 2000;
/** The warning comes before the send that would exceed it (3-decisions.md section 1). */
const MANY_TRIPS = 2;

/** A change of status: its message, its files, and the warning before one round trip too many. */
export function StatusDialog(props: StatusDialogProps) {
  const { project, action, draft, intro, title, cancel, arbitrates } = props;
  const form = useStatusForm(props);
  const words = actionWords(project.statut, action);
  const stops = stopsProject(action);
  const unit = stops && project.eligibleQuota ? ' Son unité de quota reste comptée.' : '';
  return (
    <Modal
      title={title ?? words.title}
      onClose={form.close}
      closeOnBackdrop={false}
      footer={
        <>
          <Button
            className="start"
            tone={cancel ? 'line' : 'text'}
            busy={cancel?.busy}
            onClick={cancel?.onPress ?? form.close}
          >
            {cancel?.label ?? (stops ? 'Garder le projet' : 'Fermer')}
          </Button>
          <Button tone={stops ? 'danger' : 'main'} busy={form.busy} onClick={form.submit}>
            {words.confirm ?? action.label}
          </Button>
        </>
      }
    >
      {intro ?? <p>{`${words.hint}${unit}`}</p>}
      {action.roundTrip && project.nb_ar_agence >= MANY_TRIPS && (
        <Banner tone="wait">
          Attention, vous avez réalisé plus de deux aller-retours. Merci de veiller à limiter ce nombre.
        </Banner>
      )}
      <form onSubmit={(event) => event.preventDefault()}>
        <TextArea
          control={form.control}
          name="comment"
          label={words.message}
          optional={!action.needsComment}
          maxLength={MAX_COMMENT}
        />
        <StatusFiles files={draft.files} uploads={form.uploads} onRemove={form.removeFile} />
      </form>
      {form.error && <Failure error={form.error} arbitrates={arbitrates} />}
    </Modal>
  );
}

const QUOTA_CODES: readonly string[] = ['QUOTA', 'QUOTA_PDA'];

function Failure({ error, arbitrates }: { error: Error; arbitrates: boolean }) {
  const quota = error instanceof ApiError && QUOTA_CODES.includes(error.code);
  return (
    <Banner tone="stop" role="alert">
      {messageOf(error)}
      {quota && arbitrates && ' Pour soumettre malgré tout, dites pourquoi dans le message.'}
    </Banner>
  );
}
