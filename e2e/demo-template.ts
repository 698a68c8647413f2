import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { emptyDataDir, startProduct } from './running-product.ts';

/** Loads the demonstration, without its documents, into an empty data folder, and stops. */
export async function loadDemoTemplate(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  await product.stop();
}

/** A data folder for one product, copied from the template. */
export async function copyDemo(template: string, name: string): Promise<string> {
  const folder = await emptyDataDir(name);
  await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  return folder;
}
