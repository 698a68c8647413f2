import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { readProject } from '@ardoise/domain/contract/projects.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { whoIsThere } from '../../api/contact.ts';
import { noteContact } from '../../api/device/kept-keys.ts';
import { dropOldReplies, keepLater, keepRepliesOf } from '../../api/device/kept-replies.ts';
import { openSeal } from '../../api/device/open-seal.ts';
import { prepareBy, readinessNow, showReadiness } from '../../api/device/readiness.ts';
import { lastReachedAt, networkState, onNetworkChange } from '../../api/network-state.ts';
import { showKeptPictures, showPending } from '../../api/outbox/local-pictures.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { outboxOf } from '../../api/outbox/outbox-of.ts';
import { reportRefusal } from '../../api/refusals.ts';
import { addressOf } from '../../api/request.ts';
import type { Person } from '../../api/session.ts';
import { SIGNATURES_BY_ADDRESS } from '../../api/signatures-by-address.ts';
import { projectKey } from '../../hooks/use-project.ts';
import './queue-of-drafts.ts';
import { showPrepared } from './prepared.ts';
import { startShell } from './start-shell.ts';

/** No browser tells that a server answers again; WebKit has no Background Sync either. */
const AGAIN_MS = 30_000;

/** What starts for a person, until their session ends in this page. */
interface Started {
  me: Person;
  cache: QueryClient;
  outbox: Outbox;
  signal: AbortSignal;
}

/** Until the session ends. */
const until = (signal: AbortSignal, stop: () => void) =>
  signal.addEventListener('abort', stop, { once: true });

/** Queries of a project (`['project', id]`) or of its files (`['project', id, 'files']`). */
const projectIn = ({ queryKey: [kind, id, part, ...more] }: Query) =>
  kind === 'project' && more.length === 0 ? { id: String(id), part } : null;

/**
 * Follows what screens read: a project as its last save left it is what opens without a network, and while the server is
 * not reached pictures of files come from here.
 */
function followReads({ me: { name, role }, cache, signal }: Started): void {
  const follow = (query: Query) => {
    const read = projectIn(query);
    if (read === null || query.state.data === undefined) return;
    const { data } = query.state;
    if (networkState().reached && read.part === undefined && role === 'dc') {
      const address = addressOf(readProject, { params: { id: read.id }, query: SIGNATURES_BY_ADDRESS });
      keepLater(name, address, () => JSON.stringify(data));
    }
    if (!networkState().reached && read.part === 'files') {
      const ids = (data as ProjectFile[]).map(({ id }) => id);
      void showKeptPictures(name, read.id, ids).catch(() => undefined);
    }
  };
  const stop = cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') follow(event.query);
  });
  until(signal, stop);
  until(
    signal,
    onNetworkChange(() => cache.getQueryCache().getAll().forEach(follow)),
  );
}

/** Follows the queue: what waits is shown among a project's files, what was sent is read again. */
function followQueue({ outbox, me: { name }, cache, signal }: Started): void {
  let before = outbox.getSnapshot().sendings;
  const stop = outbox.subscribe(() => {
    const state = outbox.getSnapshot();
    if (state.sendings === before) return;
    const left = new Set(state.sendings.map(({ id }) => id));
    const gone = before.filter(({ id }) => !left.has(id));
    before = state.sendings;
    void showPending(name, state).catch(() => undefined);
    // Also where no screen shows them: what is here is what may be signed without a network.
    for (const { projectId } of gone)
      void cache.invalidateQueries({ queryKey: projectKey(projectId), refetchType: 'all' });
  });
  until(signal, stop);
}

/** Whether the server answers for this person, asked where that is not known or before something is sent. */
async function isThere({ name }: Person): Promise<boolean> {
  const present = await whoIsThere();
  if (present === undefined) return false;
  if (present === name) return true;
  const { status, message } = ERRORS.SESSION;
  reportRefusal(new ApiError({ status, code: 'SESSION', message }));
  return false;
}

async function contact({ outbox, me, signal }: Started): Promise<void> {
  const waits = (await outbox.refresh()).length > 0;
  if (signal.aborted) return;
  if ((waits || !networkState().reached) && !(await isThere(me))) return;
  if (lastReachedAt() > 0) await noteContact(me.name, lastReachedAt());
  if (waits && !signal.aborted) await outbox.run();
}

/** The queue is sent on start, at `online`, when the page is shown, once the server answers again, and every 30 seconds. */
function keepContact(started: Started): () => void {
  const { signal } = started;
  // Where storage or its keys are missing, the page works as long as there is a network.
  const tryContact = () => void (signal.aborted || contact(started).catch(() => undefined));
  window.addEventListener('online', tryContact, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && tryContact(), { signal });
  until(
    signal,
    onNetworkChange(() => networkState().reached && tryContact()),
  );
  const timer = setInterval(tryContact, AGAIN_MS);
  until(signal, () => clearInterval(timer));
  return tryContact;
}

/** At most so often by itself: at a start, and while the page is shown. */
const PREPARED_FOR_MS = 30 * 60_000;

/** Prepares a dc's device once the page is in use, and again from time to time. */
function startPreparing({ me, signal }: Started): void {
  let busy: Promise<void> | undefined;
  const now = () => {
    // Of use with a network alone: a start without one does not wait for its script.
    busy ??= import('./prepare.ts')
      .then(({ prepare }) => prepare(me))
      .catch(() => showReadiness({ phase: readinessNow().at === null ? 'lacking' : 'ready' }))
      .finally(() => {
        busy = undefined;
      });
    return busy;
  };
  const ifDue = () => {
    const { at } = readinessNow();
    const isDue = at === null || Date.now() - at > PREPARED_FOR_MS;
    if (isDue && networkState().reached && !document.hidden && !signal.aborted) void now();
  };
  prepareBy(now);
  const timer = setInterval(ifDue, AGAIN_MS);
  until(signal, () => clearInterval(timer));
  void showPrepared(me.name)
    .catch(() => undefined)
    .then((prepared) => {
      if (prepared === undefined) showReadiness({ phase: 'lacking' });
      ifDue();
    });
}

/**
 * What works without a network, once a page is in use: replies are kept, the queue is sent, the device is prepared, the shell
 * is kept (specification/offline.md). Ends with the session (`signal`).
 */
export async function startOffline(me: Person, cache: QueryClient, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  until(signal, keepRepliesOf(me));
  const started = { me, cache, outbox: outboxOf(me.name), signal };
  followReads(started);
  followQueue(started);
  const tryContact = keepContact(started);
  const shell = import.meta.env.PROD && startShell(started.outbox).catch(() => false);
  await openSeal(me.name).catch(() => undefined);
  tryContact();
  // Without a shell nothing opens without a network, whatever else is there.
  if (me.role === 'dc' && (await shell)) startPreparing(started);
  await dropOldReplies(me.name).catch(() => undefined);
  // What the header's button opens, there before a cut.
  await import('./offline-screens.ts').catch(() => undefined);
}
