import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { databaseOf, emptyDataDir, startProduct } from './running-product.ts';

const run = promisify(execFile);
const PRINT = path.resolve(import.meta.dirname, '../packages/demo/src/print-order-forms.ts');

/** Loads the demonstration, with few of its documents, into an empty data folder, and stops. */
export async function loadDemoTemplate(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  try {
    await run(process.execPath, [PRINT, dataDir, await databaseOf(dataDir)]);
  } finally {
    await product.stop();
  }
}

/** A data folder for one product, copied from the template. */
export async function copyDemo(template: string, name: string): Promise<string> {
  const folder = await emptyDataDir(name);
  await run('cp', ['-a', `${template}/.`, folder]);
  return folder;
}
