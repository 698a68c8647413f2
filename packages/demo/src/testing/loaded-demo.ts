import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import { FileStore } from '@ardoise/server/storage/file-store.ts';
import { createTestDatabase, type TestDatabase } from '@ardoise/server/testing/test-database.ts';
import { loadDemo } from '../load-demo.ts';

/** A database and files with the demonstration, and its projects by id. */
export interface LoadedDemo {
  database: TestDatabase;
  files: FileStore;
  /** Of the files. */
  folder: string;
  projects: StoredProject[];
  /** How many of two loads at once did something. */
  loads: number;
  remove: () => Promise<void>;
}

/** The demonstration of this moment, asked for twice at once as by two processes that start together. */
export async function loadedDemo(now: Date): Promise<LoadedDemo> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'ardoise-demo-'));
  const files = await FileStore.open(folder);
  const load = () => loadDemo({ pool: database.pool, files }, now);
  const loads = (await Promise.all([load(), load()])).filter(Boolean).length;
  const { rows: projects } = await database.pool.query<StoredProject>('select * from projects order by id');
  const remove = async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { database, files, folder, projects, loads, remove };
}
