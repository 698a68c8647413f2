import type { ImportedOrder } from '@ardoise/domain/contract/order-files.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Sending } from '../../api/outbox/sending.ts';
import { useLeaving } from '../../hooks/use-leaving.ts';
import { importedWords } from './import-words.ts';
import { type LeftBehind, type LeftOrder, readLeft } from './left-behind.ts';

/** What became of an order. */
interface Said {
  tone: 'done' | 'stop';
  sentences: string[];
  /** Photos that the server refused: they stay here, and are exported from there. */
  kept: { outbox: Outbox; photos: Sending[] } | null;
}

/** Drops what the server has of an order; returns the photos that it refused. */
async function keepRefused(
  outbox: Outbox,
  id: string,
  { fichiersRefuses, signaturesRetenues }: ImportedOrder,
): Promise<Sending[]> {
  const isRefused = ({ kind, projectId, file }: Sending) =>
    kind === 'photo' && projectId === id && fichiersRefuses.some(({ nom }) => nom === file?.name);
  if (!signaturesRetenues) await outbox.dropOrder(id, isRefused);
  return (await outbox.refresh()).filter(isRefused);
}

/** Has the server take an order in, and says what became of it. */
async function takeOne(
  { uid, outbox }: LeftBehind,
  { id, name }: LeftOrder,
  signal: AbortSignal,
): Promise<Said> {
  const { handOver } = await import('../../api/order-file/take-in.ts');
  const { exportFault } = await import('../../api/order-file/export-order.ts');
  try {
    const order = await handOver(outbox, id, { onProgress: () => undefined, signal }, uid);
    const photos = await keepRefused(outbox, id, order);
    return {
      tone: order.fichiersRefuses.length > 0 ? 'stop' : 'done',
      sentences: importedWords(order, 'device'),
      kept: { outbox, photos },
    };
  } catch (error) {
    const why = exportFault(error);
    return { tone: 'stop', sentences: [name === '' ? why : `${name}\u00a0: ${why}`], kept: null };
  }
}

/** Takes what closed accounts left on this device, order by order: each leaves it once the server has it. */
export function useLeftBehind(username: string, reached: boolean) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said[]>([]);
  const leaving = useLeaving();
  const { data: left = [], refetch } = useQuery({
    queryKey: ['left-behind', username],
    queryFn: ({ signal }) => readLeft(username, signal),
    enabled: reached,
    // Read from the device.
    staleTime: 0,
    gcTime: 0,
  });

  async function take(from: LeftBehind) {
    if (busy) return;
    setBusy(true);
    setSaid([]);
    try {
      for (const order of from.orders) {
        const words = await takeOne(from, order, leaving());
        setSaid((before) => [...before, words]);
      }
    } finally {
      setBusy(false);
      void cache.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kind !== 'left-behind' });
      await refetch();
    }
  }
  return { left, busy, said, take };
}
