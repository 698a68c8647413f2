import { handOrdersOverBy, sendDraftsBy } from '../../api/outbox/outbox-of.ts';
import { showToast } from '../../components/toast-store.ts';
import { draftClient } from '../../features/project-wizard/draft/draft-client.ts';

/** As long as it takes to come back to the tablet: the order is not here any more. */
const SHOWN_MS = 60_000;

// Imported by what sends the queue, and by what shows it.
sendDraftsBy(draftClient);
handOrdersOverBy(async (outbox, projectId, attempt) => {
  const [{ handOver }, { importedWords }] = await Promise.all([
    import('../../api/order-file/take-in.ts'),
    import('../../features/outbox/import-words.ts'),
  ]);
  const order = await handOver(outbox, projectId, attempt);
  showToast({ message: importedWords(order).join(' '), duration: SHOWN_MS });
  return !order.signaturesRetenues;
});
