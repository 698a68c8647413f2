import { retryFailedMails, retryMail } from '@ardoise/domain/contract/mails.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { counted } from '../../components/format-number.ts';
import { useToast } from '../../components/Toast.tsx';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';

/** Retries one mail, or, without an id, every failed one, and reports how many; ignores a double click. */
export function useRetryMails() {
  const cache = useQueryClient();
  const toast = useToast();
  const single = useSingleFlight();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (id: number | undefined) =>
      id === undefined ? request(retryFailedMails) : request(retryMail, { params: { id: String(id) } }),
    onSuccess: ({ relances }) =>
      toast({
        message:
          relances === 0
            ? 'Rien à relancer : c’est déjà fait, ou l’envoi est en cours.'
            : `${counted(relances, 'e-mail relancé', 'e-mails relancés')}.`,
      }),
    onMutate: toast.clear,
    onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['mails'] }),
  });
  // The error was already displayed.
  const tryAgain = (id?: number) => single(() => mutateAsync(id).catch(() => undefined));
  return { tryAgain, isPending };
}
