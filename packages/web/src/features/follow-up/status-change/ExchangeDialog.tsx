import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { Exchanged } from '@ardoise/domain/projects/reassignments.ts';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useId, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Modal } from '../../../components/Modal.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { TextArea } from '../../../components/TextArea.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { EXCHANGES } from '../people/exchange-words.ts';
import { PersonList } from '../people/PersonList.tsx';
import { MAX_COMMENT } from './StatusFields.tsx';
import { useDcWarning, useExchange, useOthers } from './use-exchange.ts';

interface ExchangeDialogProps {
  project: Project;
  whom: Exchanged;
  onClose: () => void;
}

/**
 * Reassigns a project to another dc, agency or printer: status and counters are unchanged
 * (specification/roles-and-scope.md#give-to-somebody-else).
 */
export function ExchangeDialog({ project, whom, onClose }: ExchangeDialogProps) {
  const words = EXCHANGES[whom];
  const others = useOthers(project, whom);
  const exchange = useExchange(project, whom);
  const toast = useToast();
  const once = useSingleFlight();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const warning = useDcWarning(project, whom, chosen);
  const [attempted, setAttempted] = useState(false);
  const form = useForm({ defaultValues: { comment: '' } });
  const bad = attempted && chosen === '' ? words.needed : undefined;
  const send = form.handleSubmit(async ({ comment }) => {
    setAttempted(true);
    const person = others.data?.find(({ username }) => username === chosen);
    if (person === undefined) return;
    // Displays a refusal below the form, which keeps its input.
    await exchange.mutateAsync({ username: chosen, comment: comment.trim() }).then(
      () => {
        toast({ message: words.done(person.name) });
        onClose();
      },
      () => undefined,
    );
  });
  return (
    <Modal
      title={words.title}
      description={`${projectName(project)}, ${words.present(project)}`}
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button className="modal-start" tone="text" onClick={onClose}>
            Fermer
          </Button>
          <Button
            tone="main"
            icon={IconArrowsExchange}
            busy={exchange.isPending}
            onClick={() => void once(send)}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.hint}</p>
      <form onSubmit={(event) => event.preventDefault()} className="status-change-form">
        <fieldset className={bad ? 'field field-bad' : 'field'} aria-describedby={bad ? id : undefined}>
          <legend>{words.list.label}</legend>
          <PersonList people={others} words={words.list} chosen={chosen} onChoose={setChosen} />
          <FieldMessage id={id} error={bad} />
        </fieldset>
        {whom !== 'dc' && (
          <TextArea control={form} name="comment" label={words.message} optional maxLength={MAX_COMMENT} />
        )}
      </form>
      {warning && (
        <Banner tone="wait" role="status">
          {warning}
        </Banner>
      )}
      {exchange.error && (
        <Banner tone="stop" role="alert">
          {messageOf(exchange.error)}
        </Banner>
      )}
    </Modal>
  );
}
