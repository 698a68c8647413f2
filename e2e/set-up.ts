import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findWithoutEvidence, findWithoutOrderForm } from '../packages/demo/src/seed/demo.repository.ts';
import setUpTestDatabaseServer from '../packages/server/src/testing/test-database-server.ts';
import { databaseOf, emptyDataDir, startProduct } from './running-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a product with its demonstration loaded and its documents printed: copied, never started. */
    demoTemplate: string;
  }
}

const LOOK_MS = 500;

/** Waits until the demonstration's order forms and evidences are printed, in the background after the start. */
async function printed(dataDir: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: await databaseOf(dataDir), max: 1 });
  const left = async () => [...(await findWithoutOrderForm(pool)), ...(await findWithoutEvidence(pool))];
  while ((await left()).length > 0) await new Promise((done) => setTimeout(done, LOOK_MS));
  await pool.end();
}

/** A data folder with the demonstration, loaded once per run. */
async function loadTemplate(): Promise<string> {
  const dataDir = await emptyDataDir('template');
  const product = await startProduct(dataDir);
  await printed(dataDir);
  await product.stop();
  return dataDir;
}

let dataDir: string;
let stopDatabaseServer: () => Promise<void>;

/** Vitest's global setup for the browser tests: the demonstration's data template, and a PostgreSQL. */
export async function setup(project: TestProject): Promise<void> {
  [dataDir, stopDatabaseServer] = await Promise.all([loadTemplate(), setUpTestDatabaseServer(project)]);
  project.provide('demoTemplate', dataDir);
}

export async function teardown(): Promise<void> {
  await stopDatabaseServer();
  await rm(dataDir, { recursive: true, force: true });
}
