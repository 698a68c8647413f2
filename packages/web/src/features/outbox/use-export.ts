import { keepFile } from '../../api/download.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import type { Sending } from '../../api/outbox/sending.ts';
import { useToast } from '../../components/Toast.tsx';

const LOST = 'Cet envoi ne se lit plus sur cet appareil.';

/** Saves what waits as a file: a photo as it is, answers as a text. */
export function useExport(outbox: Outbox): (sending: Sending) => Promise<void> {
  const toast = useToast();
  return async (sending) => {
    const file = await outbox.fileOf(sending).catch(() => undefined);
    if (file === undefined) toast({ tone: 'stop', message: LOST });
    else keepFile(file, file.name);
  };
}
