import { type Project, saveProject } from '@ardoise/domain/contract/projects.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import { useToast } from '../../../components/Toast.tsx';
import { projectKey } from '../../../hooks/use-project.ts';
import { StatusDialog, type StatusDialogProps } from './StatusDialog.tsx';

/** 'Plus tard': does not open the reminder for this project again. */
function usePostponePopin(project: Project) {
  const cache = useQueryClient();
  const id = project._id.$oid;
  return useMutation({
    mutationFn: () =>
      request(saveProject, {
        params: { id },
        query: SIGNATURES_BY_ADDRESS,
        body: { version: project.version, popin: false },
      }),
    onSuccess: (reply) => cache.setQueryData(projectKey(id), reply),
  });
}

/** After the last signature: reminds the dc that the project must still be sent to the agency. */
export function SendToAgencyDialog(props: StatusDialogProps) {
  const { project, onClose } = props;
  const postpone = usePostponePopin(project);
  const toast = useToast();
  const later = () =>
    postpone.mutate(undefined, {
      onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
      onSettled: onClose,
    });
  return (
    <StatusDialog
      {...props}
      title="Il reste à envoyer votre projet à l’agence"
      intro={
        <p>
          Le bon de commande est signé, mais l’agence ne le voit pas encore. Soumettez-lui le projet, avec un
          message ou un fichier si vous le souhaitez{'\u00a0: '}elle vous fera un premier retour sous 5 jours
          ouvrés.
        </p>
      }
      cancel={{ label: 'Plus tard', onPress: later, busy: postpone.isPending }}
    />
  );
}
