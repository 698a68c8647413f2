import { undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { CONTENT_LOG_KEY } from '../../../api/refresh-changed.ts';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';

/** Takes a change back; the refusal is a sentence, said in a toast. */
export function useUndoChange() {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => request(undoContentChange, { params: { id } }),
    onSuccess: () => toast({ message: 'Le changement a été annulé.' }),
    onError: (error) => toast({ message: messageOf(error), tone: 'stop' }),
    onSettled: () => cache.invalidateQueries({ queryKey: CONTENT_LOG_KEY }),
  });
}
