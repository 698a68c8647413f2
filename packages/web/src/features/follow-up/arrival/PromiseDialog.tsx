import type { Project } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { promiseProblem } from '@ardoise/domain/rules/promise.ts';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Modal } from '../../../components/Modal.tsx';
import { PromisedDay } from '../../../components/projects/PromisedDay.tsx';
import { PROMISE_READ, PROPOSED } from '../../../components/projects/promise-words.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { usePromise } from '../../../hooks/use-promise.ts';

interface PromiseDialogProps {
  project: Project;
  onClose: () => void;
}

/** The day of the delivery: proposed at first, changed with a reason. */
export function PromiseDialog({ project, onClose }: PromiseDialogProps) {
  const before = project.arrivee?.jour ?? null;
  const today = parisDay(new Date());
  const [day, setDay] = useState(before ?? project.arrivee?.propose ?? today);
  const [dayError, setDayError] = useState<string>();
  const form = useForm({ defaultValues: { motif: '' } });
  const promise = usePromise(project);
  const toast = useToast();

  const send = async ({ motif }: { motif: string }) => {
    const problem = promiseProblem({ day, reason: motif, before }, today);
    setDayError(problem?.field === 'jour' ? problem.message : undefined);
    if (problem?.field === 'motif') form.refuse([{ chemin: 'motif', message: problem.message }]);
    if (problem !== null) return;
    await promise.mutateAsync({ jour: day, motif: motif.trim() }).then(
      ({ arrivee }) => {
        onClose();
        toast({ message: `${arrivee?.mots}.` });
      },
      () => undefined,
    );
  };
  return (
    <Modal
      title={
        before === null
          ? 'Pour quel jour promettez-vous cette commande\u00a0?'
          : 'Changer le jour de livraison'
      }
      description={
        before === null
          ? PROMISE_READ
          : 'Le délégué commercial et le client sont prévenus par e-mail. Le client ne lit pas la raison.'
      }
      size="s"
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button className="modal-start" tone="text" onClick={onClose}>
            Fermer
          </Button>
          <Button tone="main" busy={promise.isPending} onClick={() => void form.handleSubmit(send)()}>
            {before === null ? 'Promettre ce jour' : 'Changer le jour'}
          </Button>
        </>
      }
    >
      <div className={dayError ? 'field field-bad' : 'field'}>
        <PromisedDay id="promesse" label="Livraison" value={day} error={dayError} onChange={setDay} />
        <FieldMessage id="promesse-m" error={dayError} help={before === null && PROPOSED} />
      </div>
      {before !== null && (
        <TextArea control={form} name="motif" label="Pourquoi ce jour change" maxLength={2000} rows={3} />
      )}
      {promise.error && (
        <Banner tone="stop" role="alert">
          {messageOf(promise.error)}
        </Banner>
      )}
    </Modal>
  );
}
