import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { emptyDataDir } from './running-product.ts';

/** A data folder for one product, preloaded with the demonstration (set-up.ts). */
export async function demoDataDir(name: string): Promise<string> {
  const folder = await emptyDataDir(name);
  await promisify(execFile)('cp', ['-a', `${inject('demoTemplate')}/.`, folder]);
  return folder;
}
