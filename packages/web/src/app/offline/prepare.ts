import { CATALOGUE_LISTS, type CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { readContacts } from '@ardoise/domain/contract/contacts.ts';
import { listFiles, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import { readOrderFileKey } from '@ardoise/domain/contract/order-files.ts';
import { readTour } from '@ardoise/domain/contract/outlets.ts';
import { readProjectModels } from '@ardoise/domain/contract/project-models.ts';
import { listProjects, type ProjectPage, type ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { quotaState } from '@ardoise/domain/contract/quotas.ts';
import { readLegalTexts } from '@ardoise/domain/contract/settings.ts';
import { agencies } from '@ardoise/domain/contract/users.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { deviceRoom, LITTLE_ROOM } from '../../api/device/device-room.ts';
import { countOutlets, keepOutlets } from '../../api/device/kept-outlets.ts';
import { keepPhoto, keptPhotoIds } from '../../api/device/kept-photos.ts';
import { repliesWritten } from '../../api/device/kept-replies.ts';
import { showReadiness } from '../../api/device/readiness.ts';
import { compareClocks } from '../../api/device/server-clock.ts';
import { isShellComplete } from '../../api/device/shell-state.ts';
import { idle } from '../../api/idle.ts';
import { readAhead } from '../../api/read-ahead.ts';
import { addressOf } from '../../api/request.ts';
import type { Person } from '../../api/session.ts';
import { wizardPath } from '../../components/projects/wizard-path.ts';
import { latestOf } from '../../features/home/new-project/latest-of.ts';
import { deviceLists } from '../../features/project-wizard/catalogue/device-lists.ts';
import { readList } from '../../features/project-wizard/catalogue/read-list.ts';
import { earlyCalls } from '../first-paint/early-calls.ts';
import { keepPrepared, type Prepared, showPrepared } from './prepared.ts';

const LISTS = Object.keys(CATALOGUE_LISTS) as CatalogueList[];
/** Of the latest drafts, and of the projects that wait (specification/offline.md#what-is-there). */
const MOST_DRAFTS = 20;
const MOST_TURNS = 20;
/** A photo of a draft that is read ahead, in bytes; beyond, it is named. */
const LARGEST_PHOTO = 15 * 1024 * 1024;
const MOST_PHOTOS = 60;
const PICTURE = /"(\/catalogue\/[^"\\]+)"/g;

async function rowsOf(query: Record<string, string | number>): Promise<ProjectRow[]> {
  const page = (await readAhead(addressOf(listProjects, { query }))) as ProjectPage | undefined;
  return page?.projets ?? [];
}

/** The calls of the pages that are opened first; of a project, those of its page. */
function addressesOf(me: Person): string[] {
  const quota = me.smhf === null ? [] : [addressOf(quotaState, { params: { smhf: me.smhf } })];
  return [
    ...earlyCalls(PAGES.home, ''),
    ...earlyCalls(PAGES.dashboard, ''),
    // As the home page links to it.
    ...earlyCalls(PAGES.dashboard, '?q_vue=attente'),
    ...quota,
    addressOf(readContacts),
    addressOf(readLegalTexts),
    addressOf(agencies),
    addressOf(readProjectModels),
    addressOf(readOrderFileKey),
    // What is proposed for a new project.
    addressOf(listProjects, { query: latestOf(me.name) }),
  ];
}

const draftAddresses = ({ _id: { $oid: id }, type, nextState }: ProjectRow) =>
  earlyCalls(wizardPath(type, id, nextState), '');
const followedAddresses = ({ _id: { $oid: id } }: ProjectRow) => earlyCalls(PAGE_PATHS.followUp(id), '');
const withoutSession = (addresses: readonly string[]) =>
  addresses.filter((address) => !address.endsWith('/session'));

async function keepPictures(list: CatalogueList): Promise<void> {
  const kept = await deviceLists.read(list);
  const addresses = [...JSON.stringify(kept?.items ?? []).matchAll(PICTURE)].map(
    ([, address = '']) => address,
  );
  // The worker keeps what it passes on; without one, the browser's cache may.
  const readPicture = async (address: string) => (await fetch(address, { priority: 'low' })).arrayBuffer();
  for (const address of new Set(addresses)) await readPicture(address).catch(() => undefined);
}

/** The dc's own outlets, so that an order for one of them begins without a network. */
async function keepOwnOutlets(username: string): Promise<void> {
  const tour = (await readAhead(addressOf(readTour))) as ReplyOf<typeof readTour> | undefined;
  await keepOutlets(username, tour?.pointsDeVente ?? []);
}

/** The photos of a draft, so that post-its are put on them without a network. */
async function keepDraftPhotos(username: string, files: readonly ProjectFile[]): Promise<void> {
  const here = await keptPhotoIds(username);
  const room = await deviceRoom();
  if (here.size >= MOST_PHOTOS || (room !== null && room.free < LITTLE_ROOM)) return;
  for (const { id, annotable, size, url, mime } of files) {
    if (!annotable || size > LARGEST_PHOTO || here.has(id)) continue;
    const response = await fetch(url, { credentials: 'same-origin', priority: 'low' });
    if (response.ok) await keepPhoto(username, id, { bytes: await response.arrayBuffer(), mime });
  }
}

/** How long the shell may take after everything else, in milliseconds, and between two looks at it. */
const SHELL_MS = 60_000;
const LOOK_MS = 1_000;

/** Waits for the shell, which the worker fetches meanwhile; false without a worker, or if it is not whole in time. */
async function untilShell(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) return false;
  for (let waited = 0; waited < SHELL_MS; waited += LOOK_MS) {
    if (await isShellComplete()) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return false;
}

/** At most so long between two pieces, in milliseconds. */
const PAUSE_MS = 150;

/** One piece of the preparation. */
type Piece = () => Promise<unknown>;

async function inPieces(pieces: readonly Piece[], done: (count: number) => void): Promise<void> {
  for (const [rank, piece] of pieces.entries()) {
    await idle(PAUSE_MS);
    await piece();
    done(rank + 1);
  }
}

/**
 * Reads what a dc needs without a network: the first pages, the latest drafts with their photos, the projects that wait, every
 * catalogue with its pictures; only what changed since. In pieces, while the browser is idle.
 * @throws NetworkError when it is cut
 */
export async function prepare(me: Person): Promise<void> {
  const before = await showPrepared(me.name).catch(() => undefined);
  showReadiness({ phase: 'preparing', fraction: 0 });
  const [drafts, turns] = await Promise.all([
    rowsOf({ q_statut: 'Brouillon', sort: 't_update', dir: 'desc', limit: MOST_DRAFTS }),
    rowsOf({ q_vue: 'attente', sort: 'attente', dir: 'desc', limit: MOST_TURNS }),
  ]);
  const versions = Object.fromEntries([...drafts, ...turns].map((row) => [row._id.$oid, row.t_update]));
  const changed = (row: ProjectRow) => before?.versions[row._id.$oid] !== row.t_update;
  const read = (addresses: readonly string[]) =>
    withoutSession(addresses).map((each) => () => readAhead(each));
  const pieces: Piece[] = [
    ...read(addressesOf(me)),
    () => keepOwnOutlets(me.name),
    // Where it fails, ids and times are by the device's own clock.
    () => compareClocks().catch(() => undefined),
    ...drafts.filter(changed).flatMap((row) => [
      ...read(draftAddresses(row)),
      async () => {
        const address = addressOf(listFiles, { params: { id: row._id.$oid } });
        const files = (await readAhead(address)) as ProjectFile[] | undefined;
        await keepDraftPhotos(me.name, files ?? []);
      },
    ]),
    ...turns.filter(changed).flatMap((row) => read(followedAddresses(row))),
    ...LISTS.flatMap((list) => [
      () => readList({ list, signal: new AbortController().signal, priority: 'low' }, deviceLists),
      () => keepPictures(list),
    ]),
  ];
  await inPieces(pieces, (count) => showReadiness({ fraction: count / (pieces.length + 1) }));
  await repliesWritten();
  const prepared: Prepared = {
    at: Date.now(),
    lists: { kept: LISTS.length, of: LISTS.length },
    drafts: drafts.length,
    projects: new Set(Object.keys(versions)).size,
    versions,
  };
  await keepPrepared(me.name, prepared);
  const { at, lists, projects } = prepared;
  const outlets = await countOutlets(me.name);
  const phase = (await untilShell()) ? 'ready' : 'lacking';
  showReadiness({ phase, fraction: 1, at, lists, outlets, drafts: drafts.length, projects });
}
