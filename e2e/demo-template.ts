import pg from 'pg';
import { findWithoutEvidence, findWithoutOrderForm } from '../packages/demo/src/seed/demo.repository.ts';
import { databaseOf, startProduct } from './running-product.ts';

const LOOK_MS = 500;

/** Waits until the demonstration's order forms and evidences are printed, in the background after the start. */
async function printed(dataDir: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: await databaseOf(dataDir), max: 1 });
  const left = async () => [...(await findWithoutOrderForm(pool)), ...(await findWithoutEvidence(pool))];
  while ((await left()).length > 0) await new Promise((done) => setTimeout(done, LOOK_MS));
  await pool.end();
}

/** Loads the demonstration with its documents printed into an empty data folder, and stops. */
export async function loadDemoTemplate(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  await printed(dataDir);
  await product.stop();
}
