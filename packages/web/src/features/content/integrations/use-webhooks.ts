import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import * as calls from '@ardoise/domain/contract/webhooks.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { usePagedQuery } from '../../../hooks/use-paged-query.ts';

export type { DeliveryState, ListedDelivery, ListedWebhook } from '@ardoise/domain/contract/webhooks.ts';

const KEY = ['content', 'webhooks'];
/** While something waits to be sent. */
const WAITING_MS = 3_000;
const QUIET_MS = 30_000;

export function useWebhooks({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => request(calls.listWebhooks, { signal }),
    enabled,
    staleTime: 0,
  });
}

/** Deliveries of a webhook, newest first; polled while the page is shown. */
export function useDeliveries(webhook: string, etat: calls.DeliveryState | '') {
  return usePagedQuery(
    [...KEY, webhook, etat],
    (after, signal) => request(calls.listDeliveries, { params: { webhook }, query: { etat, after }, signal }),
    {
      refetchInterval: ({ state }) =>
        (state.data?.pages[0]?.webhook.attente ?? 0) > 0 ? WAITING_MS : QUIET_MS,
    },
  );
}

/** Writes webhooks and sends again; then refetches what shows them. */
export function useWebhookChanges() {
  const cache = useQueryClient();
  const then = async <Result>(done: Promise<Result>): Promise<Result> => {
    const result = await done;
    void cache.invalidateQueries({ queryKey: KEY });
    return result;
  };
  const by = (id: number) => ({ params: { webhook: String(id) } });
  return {
    create: (body: BodyOf<typeof calls.createWebhook>) => then(request(calls.createWebhook, { body })),
    change: (id: number, body: BodyOf<typeof calls.changeWebhook>) =>
      then(request(calls.changeWebhook, { ...by(id), body })),
    remove: (id: number) => then(request(calls.deleteWebhook, by(id))),
    renewSecret: (id: number) => then(request(calls.renewWebhookSecret, by(id))),
    attempt: (id: number) => then(request(calls.tryWebhook, by(id))),
    resend: (id: number, livraison: string) =>
      then(request(calls.resendDelivery, { params: { webhook: String(id), livraison } })),
    resendFailed: (id: number, depuis: string) =>
      then(request(calls.resendFailedDeliveries, { ...by(id), body: { depuis } })),
  };
}
