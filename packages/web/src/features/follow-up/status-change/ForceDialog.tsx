import type { Target } from '@ardoise/domain/projects/statuses.ts';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { NBSP } from '../../../components/format-number.ts';
import { Modal } from '../../../components/Modal.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { asksForPrinter } from '../words/chosen-printer.ts';
import { MovedMeanwhile } from './MovedMeanwhile.tsx';
import { STATUS_NEEDED, StatusChoice } from './StatusChoice.tsx';
import { StatusFields } from './StatusFields.tsx';
import { type StatusFormOptions, useStatusForm } from './use-status-form.ts';

interface ConfirmForceProps {
  from: string;
  target: Target | '';
  told: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Last confirmation before a forced status. */
function ConfirmForce({ from, target, told, onConfirm, onClose }: ConfirmForceProps) {
  return (
    <ConfirmDialog
      title={`Passer de «${NBSP}${from}${NBSP}» à «${NBSP}${target}${NBSP}»${NBSP}?`}
      confirm="Forcer le statut"
      icon={IconArrowsExchange}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Le projet change de statut sans que ses règles soient vérifiées.{' '}
        {told
          ? 'Les personnes concernées par ce statut seront prévenues par e-mail.'
          : 'Personne ne sera prévenu par e-mail.'}
      </p>
    </ConfirmDialog>
  );
}

type ForceDialogProps = Omit<StatusFormOptions, 'action' | 'forced' | 'onChanged'> & {
  onForced: (target: Target) => void;
};

/**
 * An administrator forces any status of the kind, with a comment and a confirmation
 * (specification/statuses.md#forced-moves).
 */
export function ForceDialog({ project, onForced, ...props }: ForceDialogProps) {
  const [target, setTarget] = useState<Target | ''>('');
  const [choiceError, setChoiceError] = useState<string>();
  const [told, setTold] = useState(true);
  const [asking, setAsking] = useState(false);
  const form = useStatusForm({
    ...props,
    project,
    // The form cannot be submitted without a choice.
    action: { target: target || project.statut, needsComment: true, needsPrinter: asksForPrinter(target) },
    forced: { silent: !told },
    onChanged: () => onForced(target || project.statut),
  });
  const ask = () => {
    setChoiceError(target === '' ? STATUS_NEEDED : undefined);
    form.check(() => setAsking(target !== ''));
  };
  return (
    <Modal
      title="Changer le statut (administrateur)"
      description={`${projectName(project)}, en ${project.statut}`}
      closeOnBackdrop={false}
      onClose={form.close}
      footer={
        <>
          <Button className="modal-start" tone="text" onClick={form.close}>
            Fermer
          </Button>
          <Button tone="main" icon={IconArrowsExchange} busy={form.busy} onClick={ask}>
            Changer le statut
          </Button>
        </>
      }
    >
      <MovedMeanwhile project={project} />
      <p>
        Les règles habituelles ne sont pas vérifiées. Ce changement ne compte pas d’aller-retour, ne vaut pas
        accord du client, et l’historique le marque «{NBSP}forcé{NBSP}».
      </p>
      <form onSubmit={(event) => event.preventDefault()} className="status-change-form">
        <StatusChoice project={project} value={target} error={choiceError} onChange={setTarget} />
        <StatusFields
          project={project}
          draft={props.draft}
          form={form}
          asksPrinter={asksForPrinter(target)}
          label="Pourquoi ce changement"
        />
        <label className="field-tick">
          <input type="checkbox" checked={told} onChange={(event) => setTold(event.target.checked)} />
          <span>Prévenir par e-mail</span>
        </label>
      </form>
      {form.error && (
        <Banner tone="stop" role="alert">
          {messageOf(form.error)}
        </Banner>
      )}
      {asking && (
        <ConfirmForce
          from={project.statut}
          target={target}
          told={told}
          onConfirm={form.submit}
          onClose={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}
