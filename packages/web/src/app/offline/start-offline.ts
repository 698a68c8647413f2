import { ERRORS } from '@ardoise/domain/base/errors.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { whoIsThere } from '../../api/contact.ts';
import { noteContact } from '../../api/device/kept-keys.ts';
import { dropOldReplies, keepRepliesOf } from '../../api/device/kept-replies.ts';
import { openSeal } from '../../api/device/open-seal.ts';
import { prepareBy, readinessNow, showReadiness } from '../../api/device/readiness.ts';
import { lastReachedAt, networkState, onNetworkChange } from '../../api/network-state.ts';
import { showKeptPictures, showPending } from '../../api/outbox/local-pictures.ts';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { outboxOf, sendDraftsBy } from '../../api/outbox/outbox-of.ts';
import { reportRefusal } from '../../api/refusals.ts';
import type { Person } from '../../api/session.ts';
import { draftClient } from '../../features/project-wizard/draft/draft-client.ts';
import { projectKey } from '../../hooks/use-project.ts';
import { prepare, showPrepared } from './prepare.ts';
import { startShell } from './start-shell.ts';

/** No browser tells that a server answers again; WebKit has no Background Sync either. */
const AGAIN_MS = 30_000;

/** While the server is not reached, pictures of files that are shown come from here. */
function showPicturesOf({ name }: Person, cache: QueryClient): void {
  const isFiles = ({ queryKey }: Query) => queryKey[0] === 'project' && queryKey[2] === 'files';
  const show = (query: Query) => {
    const files = query.state.data as ProjectFile[] | undefined;
    if (networkState().reached || files === undefined) return;
    const ids = files.map(({ id }) => id);
    void showKeptPictures(name, String(query.queryKey[1]), ids).catch(() => undefined);
  };
  cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isFiles(query) && query.state.status === 'success') show(query);
  });
  onNetworkChange(() => cache.getQueryCache().findAll({ predicate: isFiles }).forEach(show));
}

/** Follows the queue: what waits is shown among a project's files, what was sent is read again. */
function follow(outbox: Outbox, { name }: Person, cache: QueryClient): void {
  let before = outbox.getSnapshot().sendings;
  outbox.subscribe(() => {
    const state = outbox.getSnapshot();
    if (state.sendings === before) return;
    const left = new Set(state.sendings.map(({ id }) => id));
    const gone = before.filter(({ id }) => !left.has(id));
    before = state.sendings;
    void showPending(name, state).catch(() => undefined);
    for (const { projectId } of gone) void cache.invalidateQueries({ queryKey: projectKey(projectId) });
  });
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

async function contact(outbox: Outbox, me: Person): Promise<void> {
  const waits = (await outbox.refresh()).length > 0;
  if ((waits || !networkState().reached) && !(await isThere(me))) return;
  if (lastReachedAt() > 0) await noteContact(me.name, lastReachedAt());
  if (waits) await outbox.run();
}

/**
 * What works without a network, once a page is in use: replies are kept, the queue is sent on start, at `online`, when the
 * page is shown, and every 30 seconds (specification/offline.md).
 */
export async function startOffline(me: Person, cache: QueryClient): Promise<void> {
  keepRepliesOf(me);
  sendDraftsBy(draftClient);
  const outbox = outboxOf(me.name);
  follow(outbox, me, cache);
  showPicturesOf(me, cache);
  // Where storage or its keys are missing, the page works as long as there is a network.
  const tryContact = () => void contact(outbox, me).catch(() => undefined);
  window.addEventListener('online', tryContact);
  document.addEventListener('visibilitychange', () => !document.hidden && tryContact());
  onNetworkChange(() => networkState().reached && tryContact());
  setInterval(tryContact, AGAIN_MS);
  if (import.meta.env.PROD) void startShell(outbox).catch(() => undefined);
  await openSeal(me.name).catch(() => undefined);
  tryContact();
  if (me.role === 'dc') startPreparing(me);
  await dropOldReplies(me.name).catch(() => undefined);
}

/** At most so often by itself: at a start, and while the page is shown. */
const PREPARED_FOR_MS = 30 * 60_000;

/** Prepares a dc's device once the page is in use, and again from time to time. */
function startPreparing(me: Person): void {
  let busy: Promise<void> | undefined;
  const now = () => {
    busy ??= prepare(me)
      .catch(() => showReadiness({ phase: readinessNow().at === null ? 'lacking' : 'ready' }))
      .finally(() => {
        busy = undefined;
      });
    return busy;
  };
  const ifDue = () => {
    const { at } = readinessNow();
    const isDue = at === null || Date.now() - at > PREPARED_FOR_MS;
    if (isDue && networkState().reached && !document.hidden) void now();
  };
  prepareBy(now);
  setInterval(ifDue, AGAIN_MS);
  void showPrepared(me.name)
    .catch(() => undefined)
    .then(ifDue);
}
