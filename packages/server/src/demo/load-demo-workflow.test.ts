import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStore } from '../features/files/file-store.ts';
import type { StoredProject } from '../features/projects/project-record.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { loadDemo } from './load-demo.ts';
import { printEvidences } from './print-documents.ts';

let database: TestDatabase;
let folder: string;
let files: FileStore;
let projects: StoredProject[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-demo-'));
  files = await FileStore.open(folder);
  await loadDemo({ pool: database.pool, files }, new Date('2026-11-20T14:30:00Z'));
  projects = (await database.pool.query<StoredProject>('select * from projects order by id')).rows;
}, 120_000);
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('what the agencies and the clients of the demonstration did', () => {
  it('left a proof whose hash is that of its files, for each project that says so', async () => {
    const { rows } = await database.pool.query<{
      project_id: string;
      version: number;
      hash: string;
      files: string[];
    }>(
      `select project_id, version, encode(p.hash, 'hex') as hash,
         (select array_agg(encode(f.sha256, 'hex') order by encode(f.sha256, 'hex')) from proof_files pf join files f on f.id = pf.file_id
          where pf.project_id = p.project_id and pf.version = p.version) as files
       from proofs p order by project_id, version`,
    );
    for (const { hash, files } of rows)
      expect(hash).toBe(createHash('sha256').update(files.join('\n')).digest('hex'));
    for (const project of projects) {
      const versions = rows
        .filter(({ project_id }) => project_id === project.id)
        .map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: project.proof_version }, (_, index) => index + 1));
    }
    expect(rows.length).toBeGreaterThan(90);
  });

  it('left the agreement that each project names, to the proof it names, and no other that holds', async () => {
    const { rows } = await database.pool.query<{ id: string; approved: number | null; same: boolean }>(
      `select a.project_id as id, a.version as approved, a.hash = p.hash as same
       from approvals a join proofs p on (p.project_id, p.version) = (a.project_id, a.version) where a.withdrawn_at is null`,
    );
    expect(rows.filter(({ same }) => !same)).toEqual([]);
    const held = new Map(rows.map(({ id, approved }) => [id, approved]));
    for (const { id, approved_version } of projects) expect(held.get(id) ?? null).toBe(approved_version);
    expect(rows.length).toBeGreaterThan(40);
  });

  it('left an evidence page for each agreement that holds, dated as it was given', async () => {
    const printed: string[] = [];
    for await (const id of printEvidences({ pool: database.pool, files })) {
      printed.push(id);
      if (printed.length === 2) break;
    }
    const { rows } = await database.pool.query<{ id: string; frozen: boolean; same: boolean }>(
      `select f.project_id as id, f.frozen, f.t_creation = a.t_approval as same
       from files f join approvals a on a.project_id = f.project_id and a.withdrawn_at is null where f.file_type = 'preuve_accord'`,
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(printed.sort());
    expect(rows.filter(({ frozen, same }) => !frozen || !same)).toEqual([]);
  });

  it('left an execution file wherever one is printed or sent', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select project_id as id from files where file_type = 'execution' and not superseded group by 1`,
    );
    const ready = new Set(rows.map(({ id }) => id));
    const beyond = projects.filter(({ statut }) => ['Impression', 'Imprimé', 'Terminé'].includes(statut));
    expect(beyond.filter(({ id, execution_fresh }) => !ready.has(id) || !execution_fresh)).toEqual([]);
    expect(projects.filter(({ id, execution_fresh }) => ready.has(id) !== execution_fresh)).toEqual([]);
  });

  it('gave each printed order to its printer, an agency among them', () => {
    const printing = projects.filter(({ statut }) => statut === 'Impression' || statut === 'Imprimé');
    expect(
      printing.filter(({ imprimeur, entered_impression }) => imprimeur === null || !entered_impression),
    ).toEqual([]);
    expect(printing.some(({ imprimeur, agence }) => imprimeur === agence)).toBe(true);
  });
});
