import { sendDraftsBy } from '../../api/outbox/outbox-of.ts';
import { draftClient } from '../../features/project-wizard/draft/draft-client.ts';

// Imported by what sends the queue, and by what shows it.
sendDraftsBy(draftClient);
