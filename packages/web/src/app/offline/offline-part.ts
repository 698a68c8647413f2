import { Leaving } from './Leaving.tsx';
import { NetworkButton } from './NetworkButton.tsx';
import { startOffline } from './start-offline.ts';

/** What works without a network, once a page is in use: one script. */
export const OFFLINE = { startOffline, NetworkButton, Leaving };
