import { rm } from 'node:fs/promises';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
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

/** Vitest's global setup for the browser tests: the demonstration's data template. */
export async function setup(project: TestProject): Promise<void> {
  template = loaded ?? (await newTemplate());
  project.provide('demoTemplate', template);
}

export async function teardown(): Promise<void> {
  if (loaded === undefined) await rm(template, { recursive: true, force: true });
}
