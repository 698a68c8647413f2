import { OfflineWorkPage } from '../../features/offline-work/OfflineWorkPage.tsx';
import { OutboxPage } from '../../features/outbox/OutboxPage.tsx';
import './queue-of-drafts.ts';

/** The pages of work without a network: one script. The queue shows the drafts from the first rendering on. */
export const OFFLINE_SCREENS = { OutboxPage, OfflineWorkPage };
