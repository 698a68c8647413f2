import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { lastPerson } from '../../api/device/last-person.ts';
import { keepFile } from '../../api/download.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { useToast } from '../Toast.tsx';

const EXPORTED =
  'La commande est exportée. Le fichier est chiffré\u00a0: il se reprend sur la page Envois, avec votre compte.';

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
      const api = await import('../../api/order-file/export-order.ts');
      try {
        const file = await api.exportOrder(username, outbox, projectId);
        keepFile(file, file.name);
        await api.noteExported(outbox, projectId);
        toast({ message: EXPORTED });
        return true;
      } catch (error) {
        const isSaid = error instanceof api.NotExported;
        toast({ tone: 'stop', message: isSaid ? error.message : messageOf(error) });
        return false;
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, exportOrder };
}
