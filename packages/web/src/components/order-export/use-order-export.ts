import { useState } from 'react';
import { lastPerson } from '../../api/device/last-person.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { useToast } from '../Toast.tsx';
import { orderExportInWords } from './export-words.ts';

/** Three lines, of which one asks to look for the file. */
const READ_MS = 10_000;

/** Saves what waits of an order as one file (specification/offline.md#the-file-of-an-order); `busy` while it is made. */
export function useOrderExport(outbox: Outbox): {
  busy: boolean;
  exportOrder: (projectId: string) => Promise<boolean>;
} {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const exportOrder = async (projectId: string) => {
    const username = lastPerson();
    if (busy || username === null) return false;
    setBusy(true);
    try {
      const [api, notes, saves] = await Promise.all([
        import('../../api/order-file/export-order.ts'),
        import('../../api/order-file/note-exported.ts'),
        import('../../api/order-file/save-order-file.ts'),
      ]);
      try {
        const exported = await api.exportOrder(username, outbox, projectId);
        const noteSaved = await notes.noteExported(outbox, projectId, exported);
        const saved = await saves.saveOrderFile(exported.file);
        await noteSaved(saved);
        if (saved === 'dismissed') return false;
        const { leftOut } = exported;
        const message = orderExportInWords(saved, leftOut);
        // What is missing of it stays until it is read.
        toast({ message, duration: READ_MS, ...(leftOut.length > 0 && { tone: 'stop' }) });
        return true;
      } catch (error) {
        toast({ tone: 'stop', message: api.exportFault(error) });
        return false;
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, exportOrder };
}
