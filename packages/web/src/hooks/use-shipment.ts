import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { askForDay, noteShipment } from '@ardoise/domain/contract/shipments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../api/signatures-by-address.ts';
import { keepMoved } from './use-change-status.ts';

/** Notes the sending of an order; caches the reply. */
export function useShipment({ _id: { $oid: id }, version }: Project) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (said: Omit<BodyOf<typeof noteShipment>, 'version'>) =>
      request(noteShipment, {
        params: { id },
        query: SIGNATURES_BY_ADDRESS,
        body: { version, ...said },
      }),
    onSuccess: (reply) => keepMoved(cache, reply),
  });
}

/** Asks whoever prints for a day; caches the reply. */
export function useAskForDay({ _id: { $oid: id } }: Project) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => request(askForDay, { params: { id }, query: SIGNATURES_BY_ADDRESS }),
    onSuccess: (reply) => keepMoved(cache, reply),
  });
}
