import { orderEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';

/** Moves a news item before another, or to the end. */
export function useOrderNews() {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { id: string; avant: string | null }) =>
      request(orderEntry, { params: { list: 'articles' }, body }),
    onError: (error) => toast({ message: messageOf(error), tone: 'stop' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['content', 'catalogues', 'articles'] }),
  });
}
