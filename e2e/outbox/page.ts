import { DEFAULT_OFFERS } from '@ardoise/domain/catalogue/offers.ts';
import { type Project, readProject } from '@ardoise/domain/contract/projects.ts';
import { readLegalTexts } from '@ardoise/domain/contract/settings.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { CONTENT_PHOTOS, keptPhotos, type Photo, photosOf } from '@ardoise/domain/wizards/photos.ts';
import { keepLater, keepRepliesOf } from '../../packages/web/src/api/device/kept-replies.ts';
import { compareClocks } from '../../packages/web/src/api/device/server-clock.ts';
import { keptInstead } from '../../packages/web/src/api/outbox/kept-instead.ts';
import { outboxOf } from '../../packages/web/src/api/outbox/outbox-of.ts';
import { attachFile, removeFile } from '../../packages/web/src/api/outbox/queued-files.ts';
import type { Sending } from '../../packages/web/src/api/outbox/sending.ts';
import { createQueryClient } from '../../packages/web/src/api/query-client.ts';
import { addressOf, answerInsteadBy, request } from '../../packages/web/src/api/request.ts';
import { type Person, sessionQuery } from '../../packages/web/src/api/session.ts';
import { SIGNATURES_BY_ADDRESS } from '../../packages/web/src/api/signatures-by-address.ts';
import { startOffline } from '../../packages/web/src/app/offline/start-offline.ts';
import { catalogueQuery } from '../../packages/web/src/features/project-wizard/catalogue/catalogue-query.ts';
import type { DraftKeeper } from '../../packages/web/src/features/project-wizard/draft/draft-keeper.ts';
import { openDraft } from '../../packages/web/src/features/project-wizard/draft/open-draft.ts';
import { withFiles } from '../../packages/web/src/features/project-wizard/fields/photos-of-files.ts';
import { signHere } from '../../packages/web/src/features/project-wizard/signatures/sign-here.ts';
import { filesQuery } from '../../packages/web/src/hooks/use-project-files.ts';
import type { Question, SignedThere } from './promised.ts';

/** What the screens of a delegate do with the product's own code, without the screens: run in each tab (tab.ts). */

const cache = createQueryClient();
let me: Person | undefined;
let keeper: DraftKeeper | undefined;
let order = '';
let project: Project | undefined;

/** What a card is drawn with. */
const DRAWN_WITH = KINDS.CHR.drawings.lists;

/** Loads the page. @throws where nobody is known here */
export async function start(): Promise<void> {
  answerInsteadBy(keptInstead);
  const person = await cache.fetchQuery(sessionQuery);
  if (person === null) throw new Error('nobody is signed in');
  me = person;
  // As another role it prefetches nothing, which would be a hundred calls a start; what it reads is kept all the same.
  await startOffline({ ...person, role: 'siege' }, cache, new AbortController().signal);
  keepRepliesOf(person);
  // As its preparation, of which this is all that a signature needs.
  await Promise.allSettled([
    compareClocks(),
    request(readLegalTexts),
    ...DRAWN_WITH.map((list) => cache.fetchQuery(catalogueQuery(list))),
  ]);
}

function person(): Person {
  if (me === undefined) throw new Error('the page is not loaded');
  return me;
}

const asked = (id: string) => ({ params: { id }, query: SIGNATURES_BY_ADDRESS });

/** Opens the wizard of an order. @throws NetworkError where it is not kept here */
export async function openWizard(id: string): Promise<void> {
  project = await request(readProject, asked(id));
  // As its step of the photos does.
  await cache.fetchQuery(filesQuery(id));
  const opened = await openDraft({
    project,
    wizard: KINDS.CHR.wizard,
    username: person().name,
    onProject: (saved) =>
      keepLater(person().name, addressOf(readProject, asked(id)), () => JSON.stringify(saved)),
    onRefused: () => undefined,
    onIncoming: () => undefined,
    offers: () => DEFAULT_OFFERS,
  });
  order = id;
  keeper = opened.keeper;
}

export const hasWizard = (): boolean => keeper !== undefined;

function draft(): DraftKeeper {
  if (keeper === undefined) throw new Error('no wizard is open');
  return keeper;
}

const present = (): ProjectDocument => draft().getSnapshot().state.current;
const photos = (): Photo[] => photosOf(present().contenu, CONTENT_PHOTOS);
function put(changed: readonly Photo[]): void {
  const contenu = keptPhotos(changed, CONTENT_PHOTOS) as NonNullable<ProjectDocument['contenu']>;
  draft().change({ ...present(), contenu });
}

/** The photos of the order as its screen shows them: their post-its by their ids. */
export function shownPhotos(): ReadonlyMap<string, readonly string[]> {
  return new Map(photos().map(({ photo = '', anno = [] }) => [photo, anno.map(({ texte }) => texte)]));
}

/** Attaches a photo and shows it. Returns its id. @throws as `attachFile` */
export async function takePhoto(file: File): Promise<string> {
  const { signal } = new AbortController();
  const attached = await attachFile({
    projectId: order,
    project: '',
    type: 'photo_carte',
    file,
    onProgress: () => undefined,
    signal,
  });
  put(withFiles(photos(), [attached]));
  return attached.id;
}

/** Puts a post-it on a photo. */
export function addPostIt(photo: string, texte: string): void {
  put(
    photos().map((one) =>
      one.photo === photo ? { ...one, anno: [...(one.anno ?? []), { x: 0.5, y: 0.5, texte }] } : one,
    ),
  );
}

/** Removes a photo as one does without a network. @throws where storage is full, with the photo as before */
export async function removePhoto(photo: string): Promise<void> {
  const before = photos().find((one) => one.photo === photo) ?? {};
  put(photos().filter((one) => one.photo !== photo));
  try {
    await removeFile({ projectId: order, project: '', photo, filename: before.filename ?? '' });
  } catch (error) {
    put([...photos(), before]);
    throw error;
  }
}

export const shownAnswer = (field: Question): string => present().autresInfos?.[field] ?? '';

/** Answers a question of the order. */
export function answer(field: Question, value: string): void {
  draft().change({ ...present(), autresInfos: { ...present().autresInfos, [field]: value } });
}

/** 'Suivant'. */
export function saveNow(): void {
  void draft().save();
}

/** What was signed here and waits, as far as it is signed. */
async function signedHere(): Promise<Sending | undefined> {
  const sendings = await outboxOf(person().name).refresh();
  return sendings.find(({ kind, projectId }) => kind === 'deposit' && projectId === order);
}

/** Signs the order on this device, as the next one who has to. Returns what is signed, once both have. */
export async function sign(image: string): Promise<SignedThere | undefined> {
  if (project === undefined) throw new Error('no wizard is open');
  const kept = await draft().save();
  if (kept !== 'kept' && kept !== 'saved') throw new Error(`the draft is ${kept}`);
  const given = await signedHere();
  const { current, base } = draft().getSnapshot().state;
  const username = person().name;
  const toSign = { username, outbox: outboxOf(username), cache, project, current, base: base.document };
  const role = given === undefined ? 'client' : 'dc';
  const nom = role === 'client' ? 'Martine Oddo' : 'Camille Ferrand';
  const { deposit, refusal } = await signHere(toSign, given, role, {
    nom,
    qualite: 'Gérante',
    mode: 'trace',
    image,
  });
  if (deposit === undefined || refusal !== null) return undefined;
  const { depot, empreinte, decalage, signatures } = deposit;
  return { depot, empreinte, decalage, moments: signatures.map(({ t_signature }) => t_signature) };
}

/** Whether the page says that what was typed is not on the device. */
export const isWarned = (): boolean => keeper?.getSnapshot().deviceFails ?? false;

/** What the draft does now. */
export const phase = (): string => keeper?.getSnapshot().state.phase.name ?? 'closed';

/** What waits on the device, by kind, with why it waits for the person. */
export async function waiting(): Promise<string[]> {
  const sendings = await outboxOf(person().name).refresh();
  return sendings.map(({ kind, id, tries, refusal }) => `${kind} ${id} ${tries} ${refusal ?? ''}`.trim());
}
