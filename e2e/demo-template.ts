import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import {
  findWithoutEvidence,
  findWithoutOrderForm,
} from '../packages/server/src/demo/seed/demo.repository.ts';
import { databaseOf, emptyDataDir, startProduct } from './running-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of a product that has loaded its demonstration and printed its documents: copied, never started. */
    demoTemplate: string;
  }
}

const LOOK_MS = 500;

/** Until the demonstration's order forms and evidences are printed, which goes on after the start. */
async function printed(dataDir: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: await databaseOf(dataDir), max: 1 });
  const left = async () => [...(await findWithoutOrderForm(pool)), ...(await findWithoutEvidence(pool))];
  while ((await left()).length > 0) await new Promise((done) => setTimeout(done, LOOK_MS));
  await pool.end();
}

let dataDir: string;

/** Loads the demonstration once for a run: each product under test begins with a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  dataDir = await emptyDataDir('template');
  const product = await startProduct(dataDir);
  await printed(dataDir);
  await product.stop();
  project.provide('demoTemplate', dataDir);
}

export function teardown(): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}
