import { handOrdersOverBy, sendDraftsBy } from '../../api/outbox/outbox-of.ts';
import { showToast } from '../../components/toast-store.ts';
import { draftClient } from '../../features/project-wizard/draft/draft-client.ts';

/** As long as it takes to come back to the tablet: the order is not here any more. */
const SHOWN_MS = 60_000;

// Imported by what sends the queue, and by what shows it.
sendDraftsBy(draftClient);
handOrdersOverBy(async (outbox, projectId, attempt) => {
  const [{ handOver }, { NotExported }, { importedWords }] = await Promise.all([
    import('../../api/order-file/take-in.ts'),
    import('../../api/order-file/export-order.ts'),
    import('../../features/outbox/import-words.ts'),
  ]);
  try {
    const order = await handOver(outbox, projectId, attempt);
    const message = importedWords(order, 'device').join(' ');
    // Its row says it, until what was refused is settled.
    if (order.signaturesRetenues) return { name: 'refused', message };
    showToast({ message, duration: SHOWN_MS });
    return { name: 'sent', whole: true };
  } catch (error) {
    if (error instanceof NotExported) return { name: 'refused', message: error.message };
    throw error;
  }
});
