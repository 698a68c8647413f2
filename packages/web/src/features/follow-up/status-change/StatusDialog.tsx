import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { MANY_ROUND_TRIPS } from '@ardoise/domain/projects/standstill.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { GoesWith } from '../../../components/projects/GoesWith.tsx';
import { useDelays } from '../../../hooks/use-delays.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { actionWords } from '../words/action-words.ts';
import { asksDelivery } from '../words/day-answers.ts';
import { roundTripOf } from '../words/round-trip.ts';
import { MovedMeanwhile } from './MovedMeanwhile.tsx';
import { StatusFields } from './StatusFields.tsx';
import { type StatusFormOptions, useStatusForm } from './use-status-form.ts';

export interface StatusDialogProps extends StatusFormOptions {
  action: ProjectAction;
  /** Introduction above the message. */
  intro?: ReactNode;
  title?: string;
  cancel?: { label: string; onPress: () => void; busy: boolean };
  /** Remarks on the proof, which go with the message. */
  remarks?: readonly { id: number; number: number; texte: string }[];
  /** Other items that go with it. */
  goesWith?: ReactNode;
  /** Head office may override an exhausted quota, with a comment. */
  arbitrates: boolean;
}

/** Id of what is done, said as the dialog opens. */
const HINT = 'status-change-hint';

/** Displayed before the send that exceeds `MANY_ROUND_TRIPS`. */
const TOO_MANY_TRIPS =
  'Attention, vous avez réalisé plus de deux aller-retours. Merci de veiller à limiter ce nombre.';

/** A change of status: message, files, printer, and the warning about too many round trips. */
export function StatusDialog(props: StatusDialogProps) {
  const { project, action, draft, intro, title, cancel, remarks = [], goesWith, arbitrates } = props;
  const form = useStatusForm(props);
  const { role } = useMe();
  const words = actionWords(project.statut, action, role, useDelays());
  const warned = (roundTripOf(project, action, { role }) ?? 0) > MANY_ROUND_TRIPS;
  const stops = stopsProject(action.target);
  return (
    <Modal
      title={title ?? words.title}
      describedBy={intro === undefined ? HINT : undefined}
      onClose={form.close}
      closeOnBackdrop={false}
      footer={
        <>
          <Button
            className="modal-start"
            tone={cancel ? 'line' : 'text'}
            busy={cancel?.busy}
            onClick={cancel?.onPress ?? form.close}
          >
            {cancel?.label ?? (stops ? 'Garder le projet' : 'Fermer')}
          </Button>
          <Button tone={stops ? 'danger' : 'main'} busy={form.busy} onClick={() => void form.submit()}>
            {words.confirm ?? action.label}
          </Button>
        </>
      }
    >
      <MovedMeanwhile project={project} />
      {intro ?? <p id={HINT}>{words.hint}</p>}
      {words.lost && <Lost words={words.lost} unit={project.eligibleQuota === true} />}
      <form onSubmit={(event) => event.preventDefault()} className="status-change-form">
        <StatusFields
          project={project}
          draft={draft}
          form={form}
          asksPrinter={action.needsPrinter}
          asksCauses={form.causes.asked(action)}
          delivers={asksDelivery(project, action.target)}
          label={words.message}
          optional={!action.needsComment && !takesPostIts(project.statut, action)}
          help={takesPostIts(project.statut, action) && 'Un message, ou des remarques sur la création.'}
        />
      </form>
      <GoesWith remarks={remarks}>{goesWith}</GoesWith>
      {warned && <Banner tone="wait">{TOO_MANY_TRIPS}</Banner>}
      {form.error && <Failure error={form.error} arbitrates={arbitrates} />}
    </Modal>
  );
}

/** Corrections by a comment, or by post-its on the proof (specification/statuses.md#guards). */
function takesPostIts(from: string, { target }: Pick<ProjectAction, 'target'>): boolean {
  return TRANSITIONS.some(
    (row) => row.from === from && row.target === target && row.guards.includes('commentOrPostIt'),
  );
}

/** Irreversible consequences, before confirmation. */
function Lost({ words, unit }: { words: string; unit: boolean }) {
  return (
    <Banner tone="wait">
      {words}
      {unit && ' Son unité de quota reste comptée.'}
    </Banner>
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
