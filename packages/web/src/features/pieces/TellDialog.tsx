import { useEffect } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { keepInTab, keptInTab } from '../../api/device/kept-in-tab.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { TextArea } from '../../components/TextArea.tsx';
import { useToast } from '../../components/Toast.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useTellRecall } from './use-recall.ts';

const LEAST = 3;

interface TellDialogProps {
  id: string;
  /** '6 délégués' */
  people: string;
  onClose: () => void;
}

interface Message {
  message: string;
}

/** What was typed, kept in this tab: a session that ends leads to the login, and back to the list. */
function useKeptMessage(id: string) {
  const { name } = useMe();
  const place = `rappel/${id}`;
  const form = useForm<Message>({ defaultValues: keptInTab<Message>(name, place) ?? { message: '' } });
  useEffect(() => form.subscribe(() => keepInTab(name, place, form.getValues())), [form, name, place]);
  return { form, forget: () => keepInTab(name, place, null) };
}

/** One message to the delegates of the list, each with the way to their own lines. */
export function TellDialog({ id, people, onClose }: TellDialogProps) {
  const { form, forget } = useKeptMessage(id);
  const tell = useTellRecall(id);
  const toast = useToast();
  const send = async ({ message }: Message) => {
    if (message.trim().length < LEAST) {
      form.refuse([
        { chemin: 'message', message: 'Dites ce qu’il faut faire, en trois caractères au moins.' },
      ]);
      return;
    }
    await tell.mutateAsync(message.trim()).then(
      (reply) => {
        forget();
        onClose();
        toast({ message: reply.message });
      },
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={`Prévenir ${people}`}
      description="Un e-mail à chacun, une seule fois, avec ses points de vente."
      size="s"
      confirm="Envoyer"
      busy={tell.isPending}
      refused={tell.error ? messageOf(tell.error) : undefined}
      onSubmit={() => void form.handleSubmit(send)()}
      onClose={onClose}
    >
      <TextArea control={form} name="message" label="Ce qu’il faut faire" maxLength={2000} rows={5} />
    </FormDialog>
  );
}
