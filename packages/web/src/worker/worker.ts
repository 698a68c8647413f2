import { SHELL_CACHES, type ShellMessage, type ShellState } from '../api/device/shell-caches.ts';
import { answerOf, type ShellFiles } from './answer-of.ts';
import { pictureOf } from './keep-pictures.ts';
import { forgetFormer, isComplete, keepShell, keptPage } from './keep-shell.ts';

// `/sw.js`, the service worker (docs/decisions/the-shell-is-kept-by-a-worker.md): one file without imports.
declare const self: ServiceWorkerGlobalScope;
/** Written before this script by the build. */
declare const SHELL: ShellFiles;

/** A kept page as long as somebody is signed in here: otherwise the server decides, which draws the login. */
async function pageOf({ request, resultingClientId, waitUntil }: Opening, file: string): Promise<Response> {
  const [isSignedIn, kept] = await Promise.all([caches.has(SHELL_CACHES.signedIn), keptPage(SHELL, file)]);
  if (!isSignedIn || kept === undefined) return fetch(request);
  waitUntil(tidyWhenAlone(resultingClientId));
  return kept;
}

interface Opening {
  request: Request;
  resultingClientId: string;
  waitUntil: (work: Promise<unknown>) => void;
}

let tidied = false;

/** Former releases go once no tab may ask for their files; a newer one that waits or comes is left alone. */
async function tidyWhenAlone(opening: string): Promise<void> {
  const { waiting, installing } = self.registration;
  if (tidied || waiting !== null || installing !== null) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.some(({ id }) => id !== opening)) return;
  tidied = true;
  await forgetFormer(SHELL);
}

/** A file of the present release or of a former one; what is not kept comes from the network. */
async function assetOf(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: SHELL_CACHES.assets, ignoreVary: true });
  return kept ?? fetch(request);
}

async function stateNow(): Promise<ShellState> {
  const isWhole = await isComplete(SHELL);
  // What the browser cleared is fetched again, for the next question.
  if (!isWhole) void keepShell(SHELL).catch(() => undefined);
  return { version: SHELL.version, complete: isWhole };
}

self.addEventListener('install', (event) => event.waitUntil(keepShell(SHELL)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request, SHELL, self.location.origin);
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const { request, resultingClientId } = event;
  if (answer.by === 'page') event.respondWith(pageOf({ request, resultingClientId, waitUntil }, answer.file));
  if (answer.by === 'asset') event.respondWith(assetOf(request));
  if (answer.by === 'picture') event.respondWith(pictureOf(request, waitUntil));
});

self.addEventListener('message', (event) => {
  const message = event.data as ShellMessage;
  // The page says so once everything is saved (api/device/shell.ts).
  if (message === 'take') event.waitUntil(self.skipWaiting());
  if (message === 'state') event.waitUntil(stateNow().then((state) => event.ports[0]?.postMessage(state)));
});
