import { rm } from 'node:fs/promises';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { copyDemo, loadDemoTemplate } from './demo-template.ts';
import { emptyDataDir, type RunningProduct, startProduct } from './running-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a product with its demonstration loaded: copied, never started. */
    demoTemplate: string;
    /** URL of the product that files share (demonstration.ts). */
    sharedDemonstration: string;
  }
}

async function newTemplate(): Promise<string> {
  const folder = await emptyDataDir('template');
  await loadDemoTemplate(folder);
  return folder;
}

const loaded = process.env.ARDOISE_DEMO_TEMPLATE;
let template: string;
let shared: { dataDir: string; product: RunningProduct };

/** Vitest's global setup for the browser tests: the demonstration's data template, and the product that files share. */
export async function setup(project: TestProject): Promise<void> {
  template = loaded ?? (await newTemplate());
  project.provide('demoTemplate', template);
  const dataDir = await copyDemo(template, 'shared');
  shared = { dataDir, product: await startProduct(dataDir) };
  project.provide('sharedDemonstration', shared.product.url);
}

export async function teardown(): Promise<void> {
  await shared.product.stop();
  await rm(shared.dataDir, { recursive: true, force: true });
  if (loaded === undefined) await rm(template, { recursive: true, force: true });
}
