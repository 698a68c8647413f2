import type { ImportedOrder } from '@ardoise/domain/contract/order-files.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { takeIn } from '../../api/order-file/take-in.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { useLeaving } from '../../hooks/use-leaving.ts';

type ImportState =
  | { name: 'idle' }
  /** Sent so far, 0 to 1. */
  | { name: 'sending'; fraction: number }
  | { name: 'done'; order: ImportedOrder }
  | { name: 'refused'; message: string };

/** Takes an exported order over, one at a time; leaving the page stops it, and the same file again ends the same. */
export function useImport(outbox: Outbox): { state: ImportState; take: (file: File) => Promise<void> } {
  const cache = useQueryClient();
  const [state, setState] = useState<ImportState>({ name: 'idle' });
  const leaving = useLeaving();
  const take = async (file: File) => {
    if (state.name === 'sending') return;
    const signal = leaving();
    setState({ name: 'sending', fraction: 0 });
    const onProgress = (fraction: number) => setState({ name: 'sending', fraction });
    try {
      const order = await takeIn(file, { onProgress, signal });
      setState({ name: 'done', order });
      void cache.invalidateQueries();
      // What this device has of the same order is there by now.
      void outbox.run();
    } catch (error) {
      if (!signal.aborted) setState({ name: 'refused', message: messageOf(error) });
    }
  };
  return { state, take };
}
