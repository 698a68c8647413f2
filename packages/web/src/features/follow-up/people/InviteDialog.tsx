import { EMAIL, WRITTEN } from '@ardoise/domain/projects/field-formats.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { ApiError, messageOf, NetworkError } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { NBSP } from '../../../components/format-number.ts';
import { Modal } from '../../../components/Modal.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { useSendInvitation } from './use-invitations.ts';

interface InviteDialogProps {
  project: { id: string; name: string };
  onClose: () => void;
}

const MAX_TEXT = 2000;
const NOT_SENT = "Une erreur s'est produite, l'email n'a pas pu être envoyé";
const SERVER_ERROR = 500;

/** The server's refusal explains itself; for an unreachable or failing server, the specification's sentence. */
function failureOf(error: Error): string {
  const failed = error instanceof NetworkError || (error instanceof ApiError && error.status >= SERVER_ERROR);
  return failed ? NOT_SENT : messageOf(error);
}

/** Requests a file from a person without an account: their address, and the request. */
export function InviteDialog({ project, onClose }: InviteDialogProps) {
  const invite = useSendInvitation(project.id);
  const toast = useToast();
  const once = useSingleFlight();
  const form = useForm({ defaultValues: { destEmail: '', textEmail: '' } });
  const send = form.handleSubmit(async ({ destEmail, textEmail }) => {
    const wrong = [
      ...(EMAIL.test(destEmail.trim()) ? [] : [{ chemin: 'destEmail', message: 'Email incorrect' }]),
      ...(textEmail.trim() === '' ? [{ chemin: 'textEmail', message: 'Instructions obligatoire' }] : []),
    ];
    if (wrong.length > 0) return form.refuse(wrong);
    try {
      const { message } = await invite.mutateAsync({ destEmail, textEmail });
      toast({ message });
      onClose();
    } catch (error) {
      if (error instanceof ApiError) form.refuse(error.champs);
    }
  });
  const fields = invite.error instanceof ApiError && invite.error.champs.length > 0;
  return (
    <Modal
      title="Inviter à joindre un fichier"
      description={project.name}
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button className="modal-start" tone="text" onClick={onClose}>
            Fermer
          </Button>
          <Button tone="main" icon={IconMailForward} busy={invite.isPending} onClick={() => void once(send)}>
            Envoyer l’invitation
          </Button>
        </>
      }
    >
      <p>
        Le destinataire reçoit un lien valable 14{NBSP}jours, pour un seul envoi, sans compte. Ses fichiers
        rejoignent les documents du projet et un e-mail vous prévient.
      </p>
      <form onSubmit={(event) => event.preventDefault()} noValidate className="status-change-form">
        <TextField
          control={form}
          name="destEmail"
          label="E-mail du destinataire"
          type="email"
          written={WRITTEN.email}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={320}
        />
        <TextArea
          control={form}
          name="textEmail"
          label="Ce qu’il doit envoyer"
          help="Il lira ces instructions dans l’e-mail et sur la page d’envoi."
          maxLength={MAX_TEXT}
        />
      </form>
      {invite.error && !fields && (
        <Banner tone="stop" role="alert">
          {failureOf(invite.error)}
        </Banner>
      )}
    </Modal>
  );
}
