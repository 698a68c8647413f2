import { askArbitration } from '@ardoise/domain/contract/quotas.ts';
import { useMutation } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Requests that head office submit despite an exhausted quota. */
export function useAskArbitration(id: string) {
  return useMutation({
    mutationFn: (comment: string) =>
      request(askArbitration, { params: { id }, body: comment ? { comment } : {} }),
  });
}
