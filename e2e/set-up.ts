import { rm } from 'node:fs/promises';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import setUpTestDatabaseServer from '../packages/server/src/testing/test-database-server.ts';
import { loadDemoTemplate } from './demo-template.ts';
import { emptyDataDir } from './running-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a product with its demonstration loaded and its documents printed: copied, never started. */
    demoTemplate: string;
  }
}

async function newTemplate(): Promise<string> {
  const folder = await emptyDataDir('template');
  await loadDemoTemplate(folder);
  return folder;
}

const loaded = process.env.ARDOISE_DEMO_TEMPLATE;
let template: string;
let stopDatabaseServer: () => Promise<void>;

/** Vitest's global setup for the browser tests: the demonstration's data template, and a PostgreSQL. */
export async function setup(project: TestProject): Promise<void> {
  [template, stopDatabaseServer] = await Promise.all([
    loaded ?? newTemplate(),
    setUpTestDatabaseServer(project),
  ]);
  project.provide('demoTemplate', template);
}

export async function teardown(): Promise<void> {
  await stopDatabaseServer();
  if (loaded === undefined) await rm(template, { recursive: true, force: true });
}
