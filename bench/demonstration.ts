import { rm } from 'node:fs/promises';
import { type RunningProduct, startProduct } from '../e2e/running-product.ts';
import { demonstrationFolder } from './demonstration-folder.ts';

/** The built product of a checkout with the demonstration's data, for as long as it is measured. */
export async function withDemonstration(
  name: string,
  measure: (product: RunningProduct) => Promise<void>,
  checkout?: string,
): Promise<void> {
  const dataDir = await demonstrationFolder(name);
  const product = await startProduct(dataDir, {}, checkout);
  try {
    await measure(product);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
