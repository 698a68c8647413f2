import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { readEntry, withdrawEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPool } from '../../../db/pool.ts';
import type { Caller } from '../../../testing/caller.ts';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
/** Two server processes on one database. */
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  one = await createTestApp({}, { database, listens: true });
  const pool = createPool(database.url, { size: 4 });
  other = await createTestApp(
    {},
    { database: { pool, url: database.url, drop: () => pool.end() }, listens: true },
  );
  await createUser(one.pool, { role: 'siege', name: 'siege' });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

type Words = NonNullable<ProjectDocument['autresInfos']>;
type ProjectOnPage = ReplyOf<typeof readProject>;

const stored = async ({ caller, id }: Pick<ChrDraft, 'caller' | 'id'>) =>
  (await caller.call(readProject, { params: { id } })).body;

/** A draft, and its save in the first process, which then need not read it. */
async function savedDraft() {
  const draft = await createChrDraft(one);
  const before = await stored(draft);
  const dc = one.as(draft.dc.name);
  const saveHere = (version: number, autresInfos: Words) =>
    dc.call(saveProject, { params: { id: draft.id }, body: { version, autresInfos } });
  const first = await saveHere(before.version, { ...before.autresInfos, autreInfo: 'Fermé le lundi' });
  expect(first.status).toBe(200);
  return { ...draft, first: first.body, saveHere };
}

/** The statements of a call. Changes are announced some time after their commit: those of the one before are no part of it. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(one.pool, 'query');
  await work();
  const texts = query.mock.calls.map(([asked]) => {
    const statement: unknown = asked;
    return typeof statement === 'string' ? statement : (statement as { text: string }).text;
  });
  query.mockRestore();
  return texts.filter((text) => !text.includes('pg_notify'));
}

it('the next save of a session is one statement, which writes the document alone', async () => {
  const { first, saveHere, ...draft } = await savedDraft();
  const texts = await statementsOf(async () => {
    const reply = await saveHere(first.version, { ...first.autresInfos, autreInfo: 'Fermé le mardi' });
    expect(reply.body).toMatchObject({
      version: first.version + 1,
      autresInfos: { autreInfo: 'Fermé le mardi' },
      actions: first.actions,
    });
  });
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^update projects set doc = \$\d, version = version \+ 1, t_update = case/);
  expect((await stored(draft)).autresInfos).toMatchObject({ autreInfo: 'Fermé le mardi' });
});

it('within a minute the time of the last change stays; afterwards it is written', async () => {
  const { first, saveHere, id } = await savedDraft();
  const second = await saveHere(first.version, { ...first.autresInfos, autreInfo: 'Fermé le mardi' });
  expect(second.body.t_update).toBe(first.t_update);
  await one.pool.query("update projects set t_update = t_update - interval '61 s' where id = $1", [id]);
  const third = await saveHere(second.body.version, { ...first.autresInfos, autreInfo: 'Ouvert' });
  expect(Date.parse(third.body.t_update)).toBeGreaterThanOrEqual(Date.parse(first.t_update));
});

it('a row that was written meanwhile is read again, whatever its version', async () => {
  const { first, saveHere, id, dc } = await savedDraft();
  await other.pool.query("update projects set image = 'photo.png' where id = $1", [id]);
  const second = await saveHere(first.version, { ...first.autresInfos, autreInfo: 'Fermé le mardi' });
  expect(second.body).toMatchObject({
    version: first.version + 1,
    autresInfos: { autreInfo: 'Fermé le mardi' },
  });

  const elsewhere = await other.as(dc.name).call(saveProject, {
    params: { id },
    body: { version: second.body.version, autresInfos: { autreInfo: 'Fermé le jeudi' } },
  });
  expect(elsewhere.status).toBe(200);
  const stale = await saveHere(second.body.version, { ...first.autresInfos, autreInfo: 'Ouvert' });
  expect(stale.body).toMatchObject({
    code: 'VERSION',
    etat: { version: elsewhere.body.version, autresInfos: { autreInfo: 'Fermé le jeudi' } },
  });
  const last = await saveHere(elsewhere.body.version, { ...first.autresInfos, autreInfo: 'Ouvert' });
  expect(last.body.autresInfos).toMatchObject({ autreInfo: 'Ouvert' });
});

it('a draft that left the dc’s scope is unknown to their next save, a deleted one too', async () => {
  const moved = await savedDraft();
  const { name } = await createUser(one.pool, { role: 'dc' });
  await other.pool.query('update projects set dc = $2, version = version + 1 where id = $1', [
    moved.id,
    name,
  ]);
  const gone = await moved.saveHere(moved.first.version, { autreInfo: 'Ouvert' });
  expect(gone.body).toMatchObject({ code: 'INTROUVABLE' });

  const deleted = await savedDraft();
  await other.pool.query('update projects set deleted_at = now() where id = $1', [deleted.id]);
  const refused = await deleted.saveHere(deleted.first.version, { autreInfo: 'Ouvert' });
  expect(refused.body).toMatchObject({ code: 'INTROUVABLE' });
});

it('an entry withdrawn in another process reopens its step at the next save', async () => {
  const { first, saveHere, caller, id } = await savedDraft();
  const siege = other.as('siege');
  const params = { list: 'themes', id: 'ardoise' } as const;
  const { version } = (await siege.call(readEntry, { params })).body;
  const withdrawn = await siege.call(withdrawEntry, { params, body: { version, prevenir: false, mot: '' } });
  expect(withdrawn.status).toBe(200);
  await vi.waitFor(async () => {
    const { version: present } = await stored({ caller, id });
    const reply = await saveHere(present, { ...first.autresInfos, autreInfo: `Ouvert ${present}` });
    expect(reply.body.gardees).toMatchObject([{ liste: 'themes', retiree: true }]);
  });
  const { rows } = await one.pool.query('select wizard_complete from projects where id = $1', [id]);
  expect(rows[0]).toEqual({ wizard_complete: false });
});

/** A save of one answer by one of two devices, in one of two processes; or a write that leaves the version. */
type Deed = { device: number; process: number; field: number; word: number } | 'post-it';

const save = fc.record({ device: fc.nat(1), process: fc.nat(1), field: fc.nat(2), word: fc.nat(999) });
const deeds = fc.array<Deed>(
  fc.oneof({ weight: 5, arbitrary: save }, { weight: 1, arbitrary: fc.constant('post-it' as const) }),
  { minLength: 5, maxLength: 25 },
);
const FIELDS = ['autreInfo', 'siteInternet', 'nomPdv'] as const;

/** What a device knows of the draft: as the page does, it takes what was saved elsewhere and keeps its own answer. */
class Device {
  version: number;
  seen: Words;

  constructor({ version, autresInfos }: Pick<ProjectOnPage, 'version' | 'autresInfos'>) {
    this.version = version;
    this.seen = { ...autresInfos };
  }

  async write(caller: Caller, id: string, answer: Words): Promise<void> {
    for (let tried = 0; ; tried += 1) {
      const body = { version: this.version, autresInfos: { ...this.seen, ...answer } };
      const reply = await caller.call(saveProject, { params: { id }, body });
      if (reply.status === 200) {
        this.#take(reply.body);
        return;
      }
      expect([tried, reply.body]).toMatchObject([0, { code: 'VERSION' }]);
      this.#take((reply.body as unknown as { etat: ProjectOnPage }).etat);
    }
  }

  #take({ version, autresInfos }: ProjectOnPage): void {
    this.version = version;
    this.seen = { ...autresInfos };
  }
}

async function nothingIsLost(list: readonly Deed[]): Promise<void> {
  const draft = await createChrDraft(one);
  const callers = [one, other].map((site) => site.as(draft.dc.name));
  const project = await stored(draft);
  const devices = [new Device(project), new Device(project)];
  const expected: Words = { ...project.autresInfos };
  let notes = 0;
  for (const deed of list) {
    if (deed === 'post-it') {
      notes += 1;
      await other.pool.query('update projects set notes_since_entry = notes_since_entry + 1 where id = $1', [
        draft.id,
      ]);
      continue;
    }
    const [device, caller] = [devices[deed.device], callers[deed.process]];
    const answer = { [FIELDS[deed.field] ?? 'autreInfo']: `Mot ${deed.word}` };
    if (device !== undefined && caller !== undefined) await device.write(caller, draft.id, answer);
    Object.assign(expected, answer);
  }
  const { rows } = await one.pool.query('select notes_since_entry as notes from projects where id = $1', [
    draft.id,
  ]);
  expect(rows[0]?.notes).toBe(notes);
  expect((await stored(draft)).autresInfos).toEqual(expected);
}

it('two devices on two processes lose no answer, by random saves', async () => {
  await fc.assert(fc.asyncProperty(deeds, nothingIsLost), { numRuns: 8 });
});

it('two devices on two processes lose no answer, by 400 random orders of saves', {
  tags: 'long',
  timeout: 900_000,
}, async () => {
  await fc.assert(fc.asyncProperty(deeds, nothingIsLost), { numRuns: 400 });
});
