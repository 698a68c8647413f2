import type { Project } from '@ardoise/domain/contract/projects.ts';
import { promiseDelivery } from '@ardoise/domain/contract/promises.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../api/signatures-by-address.ts';
import { keepMoved } from './use-change-status.ts';

/** Promises a day of delivery, or another one with its reason; caches the reply. */
export function usePromise({ _id: { $oid: id }, version }: Project) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (promise: { jour: string; motif: string }) =>
      request(promiseDelivery, {
        params: { id },
        query: SIGNATURES_BY_ADDRESS,
        body: { version, ...promise },
      }),
    onSuccess: (reply) => keepMoved(cache, reply),
  });
}
