import { forgetPhoto } from '../device/kept-photos.ts';
import { creationClient } from './creation-sending.ts';
import { depositClient, type HandOver, withdrawalClient } from './deposit-sending.ts';
import { photoClient, removalClient } from './file-sendings.ts';
import { noteWaiting } from './has-waiting.ts';
import { Outbox } from './outbox.ts';
import { outboxStoreOf } from './outbox-store.ts';
import type { OutboxClient } from './sending.ts';
import { noteSigned } from './signed-here.ts';

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
let giving: ((outbox: Outbox, ...order: Parameters<HandOver>) => ReturnType<HandOver>) | undefined;

/** The draft keeper's way to the queue (features/project-wizard/draft). */
export function sendDraftsBy(client: (username: string) => OutboxClient): void {
  drafts = client;
}

/** How an order that somebody else has by now reaches them (order-file). */
export function handOrdersOverBy(handOver: typeof giving): void {
  giving = handOver;
}

/** Looked up at each call: a screen may show the queue, or a photo join it, before the drafts do. */
function draftsOf(username: string): OutboxClient {
  let client: OutboxClient | undefined;
  const found = () => {
    client ??= drafts?.(username);
    return client;
  };
  return {
    list: async () => (await found()?.list?.()) ?? [],
    send: async (sending, attempt) => (await found()?.send(sending, attempt)) ?? { name: 'later' },
    drop: async (sending) => found()?.drop?.(sending),
    again: (id) => found()?.again?.(id),
    fileOf: async (sending) => found()?.fileOf?.(sending),
    answersOf: async (projectId) => found()?.answersOf?.(projectId),
  };
}

/** What waits of a person on this device. `announce` tells of a change. */
export function openOutbox(username: string, announce: () => void = () => undefined): Outbox {
  const outbox: Outbox = new Outbox({
    store: outboxStoreOf(username),
    clients: {
      creation: creationClient,
      photo: photoClient(username),
      removal: removalClient,
      draft: draftsOf(username),
      withdrawal: withdrawalClient,
      deposit: depositClient(async (...order) => giving?.(outbox, ...order)),
    },
    alone,
    claim,
    announce,
    dropBytes: (id) => forgetPhoto(username, id),
    now: Date.now,
  });
  return outbox;
}

/** The queue of the person of this page. */
export function outboxOf(username: string): Outbox {
  const known = outboxes.get(username);
  if (known !== undefined) return known;
  const channel = new BroadcastChannel(`${CHANNEL}/${username}`);
  const outbox = openOutbox(username, () => channel.postMessage(null));
  outbox.subscribe(() => {
    const { sendings } = outbox.getSnapshot();
    noteWaiting(sendings.length > 0);
    noteSigned(sendings);
  });
  channel.onmessage = () => void outbox.refresh();
  outboxes.set(username, outbox);
  return outbox;
}
