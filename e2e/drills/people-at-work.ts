import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { expect } from 'vitest';
import { noisyPng } from '../../packages/server/src/testing/sample-files.ts';
import { moveBackAndForth, type Place, projectsAtAgency } from '../status-moves.ts';
import { isDone, RecordingCaller, type Sample } from './recording-caller.ts';

const PASSWORD = 'ardoise-demo';
/** Between two requests of one stream, so that the load stays that of people. */
const PAUSE_MS = 150;
/** After a request that failed. */
const RETRY_MS = 400;
const PROJECTS = 2;
const MARK = 'photo d’exercice';

/** Delegates and agencies who read, move orders, send and fetch files, and the replies that they got. */
export class PeopleAtWork {
  readonly samples: Sample[] = [];
  /** Acknowledged moves by project, and those without a reply: each may have been made. */
  readonly moves = new Map<string, { acknowledged: number; unanswered: number }>();
  /** SHA-256 of each acknowledged upload, by its address. */
  readonly uploads = new Map<string, string>();
  readonly #url: string;
  #over = false;
  #streams: Promise<unknown> = Promise.resolve();

  private constructor(url: string) {
    this.#url = url;
  }

  static async begin(url: string): Promise<PeopleAtWork> {
    const people = new PeopleAtWork(url);
    const dc = await people.#signedIn('dc1', 'move');
    const agency = await people.#signedIn('agence1', 'move');
    const projects = await projectsAtAgency({ dc, agency }, PROJECTS);
    expect(projects).toHaveLength(PROJECTS);
    const sender = await people.#signedIn('dc1', 'send a file');
    const draft = await sender.json<Project>('POST', '/rest/myplv/projets', {
      type: 'Carte Brasserie',
      quotaConfirme: true,
    });
    const reader = await people.#signedIn('smhf1', 'read a list');
    const fetcher = await people.#signedIn('dc1', 'fetch a file');
    people.#streams = Promise.all([
      ...projects.map((project) => people.#move({ dc, agency }, project)),
      people.#repeat(() => reader.json('GET', '/rest/myplv/projets?limit=50')),
      people.#repeat(() => people.#sendFile(sender, draft._id.$oid)),
      people.#repeat(() => people.#fetchFile(fetcher)),
    ]);
    return people;
  }

  /** Waits until each kind of request has succeeded again since `since`; rejects after `patience` milliseconds. */
  async allDone(since: number, patience: number): Promise<void> {
    const kinds = ['move', 'read a list', 'send a file', 'fetch a file'];
    const missing = () =>
      kinds.filter(
        (what) => !this.samples.some((one) => one.what === what && one.at >= since && isDone(one)),
      );
    await expect.poll(missing, { timeout: patience, interval: 100 }).toEqual([]);
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.#streams;
  }

  /** As many moves were made as were acknowledged, and at most those without a reply besides. */
  expectMoves(now: Map<string, number>, before: Map<string, number>): void {
    for (const [id, { acknowledged, unanswered }] of this.moves) {
      const made = (now.get(id) ?? 0) - (before.get(id) ?? 0);
      expect(made).toBeGreaterThanOrEqual(acknowledged);
      expect(made).toBeLessThanOrEqual(acknowledged + unanswered);
    }
  }

  /** Every acknowledged upload is there, byte for byte. */
  async expectUploads(url: string): Promise<void> {
    const reader = new RecordingCaller(url, 'check', []);
    await reader.signIn('dc1', PASSWORD);
    for (const [address, hash] of this.uploads) {
      const bytes = await (await reader.send('GET', address)).arrayBuffer();
      expect([address, hashOf(Buffer.from(bytes))]).toEqual([address, hash]);
    }
  }

  async #signedIn(name: string, what: string): Promise<RecordingCaller> {
    const caller = new RecordingCaller(this.#url, what, this.samples);
    await caller.signIn(name, PASSWORD);
    return caller;
  }

  async #repeat(act: () => Promise<unknown>): Promise<void> {
    while (!this.#over) {
      const went = await act().then(
        () => true,
        () => false,
      );
      await sleep(went ? PAUSE_MS : RETRY_MS);
    }
  }

  #move(movers: { dc: RecordingCaller; agency: RecordingCaller }, project: ProjectRow): Promise<void> {
    const id = project._id.$oid;
    const told = { acknowledged: 0, unanswered: 0 };
    this.moves.set(id, told);
    return moveBackAndForth(movers, project, {
      stopped: () => this.#over,
      moved: () => {
        told.acknowledged += 1;
        return sleep(PAUSE_MS);
      },
      failed: () => {
        told.unanswered += 1;
        return this.#placeOf(movers.dc, id);
      },
    });
  }

  /** Where a project is, retried until a process responds; null when the work is over. */
  async #placeOf(dc: RecordingCaller, id: string): Promise<Place | null> {
    while (!this.#over) {
      await sleep(RETRY_MS);
      const reply = await dc.send('GET', `/rest/myplv/projets/${id}`).catch(() => null);
      if (reply?.ok) return (await reply.json()) as Place;
    }
    return null;
  }

  async #sendFile(caller: RecordingCaller, project: string): Promise<void> {
    const bytes = await noisyPng(120);
    const form = new FormData();
    form.set('projet_id', project);
    form.set('file_type', 'photo_carte');
    form.set('file', new File([new Uint8Array(bytes)], `${MARK} ${randomBytes(4).toString('hex')}.png`));
    const file = await caller.json<ProjectFile>('POST', '/rest/myplv/projets/upload', form);
    this.uploads.set(file.url, hashOf(bytes));
  }

  /** A random earlier one, so that caches do not hide the storage. */
  async #fetchFile(caller: RecordingCaller): Promise<void> {
    const [address] = [...this.uploads.keys()].toSorted(() => Math.random() - 0.5);
    if (address === undefined) return;
    const reply = await caller.send('GET', address);
    if (!reply.ok) throw new Error(`${reply.status}`);
    await reply.arrayBuffer();
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
