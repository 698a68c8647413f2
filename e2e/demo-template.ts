import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { findWithoutEvidence, findWithoutOrderForm } from '../packages/demo/src/seed/demo.repository.ts';
import { databaseOf, emptyDataDir, startProduct } from './running-product.ts';

const LOOK_MS = 500;

/** Waits until the demonstration's order forms and evidences are printed, in the background after the start. */
async function printed(dataDir: string): Promise<void> {
  const database = new pg.Client({ connectionString: await databaseOf(dataDir) });
  await database.connect();
  const left = async () => [
    ...(await findWithoutOrderForm(database)),
    ...(await findWithoutEvidence(database)),
  ];
  while ((await left()).length > 0) await new Promise((done) => setTimeout(done, LOOK_MS));
  await database.end();
}

/** Loads the demonstration with its documents printed into an empty data folder, and stops. */
export async function loadDemoTemplate(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  await printed(dataDir);
  await product.stop();
}

/** A data folder for one product, copied from the template. */
export async function copyDemo(template: string, name: string): Promise<string> {
  const folder = await emptyDataDir(name);
  await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  return folder;
}
