import { forgetPhoto } from '../device/kept-photos.ts';
import { photoClient, removalClient } from './file-sendings.ts';
import { noteWaiting } from './has-waiting.ts';
import { Outbox } from './outbox.ts';
import { outboxStoreOf } from './outbox-store.ts';
import type { OutboxClient } from './sending.ts';

/** Held by the tab that sends. */
const LOCK = 'ardoise-envois';
const CHANNEL = 'ardoise-envois';

/** One tab at a time; where locks are missing, each tab sends what it made: the server takes a command once. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}

const claim = async <Result>(id: string, work: () => Promise<Result>): Promise<Result | undefined> => {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(`${LOCK}/${id}`, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
};

const outboxes = new Map<string, Outbox>();
let drafts: ((username: string) => OutboxClient) | undefined;

/** The draft keeper's way to the queue, before `outboxOf` (features/project-wizard/draft). */
export function sendDraftsBy(client: (username: string) => OutboxClient): void {
  drafts = client;
}

const NO_DRAFTS: OutboxClient = { send: async () => ({ name: 'gone' }) };

/** The queue of a person in this page. */
export function outboxOf(username: string): Outbox {
  const known = outboxes.get(username);
  if (known !== undefined) return known;
  const channel = new BroadcastChannel(`${CHANNEL}/${username}`);
  const outbox = new Outbox({
    store: outboxStoreOf(username),
    clients: {
      photo: photoClient(username),
      removal: removalClient,
      draft: drafts?.(username) ?? NO_DRAFTS,
    },
    alone,
    claim,
    announce: () => channel.postMessage(null),
    dropBytes: (id) => forgetPhoto(username, id),
    now: Date.now,
  });
  outbox.subscribe(() => noteWaiting(outbox.getSnapshot().sendings.length > 0));
  channel.onmessage = () => void outbox.refresh();
  outboxes.set(username, outbox);
  return outbox;
}
