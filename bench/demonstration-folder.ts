import { copyDemo, loadDemoTemplate } from '../e2e/demo-template.ts';
import { emptyDataDir } from '../e2e/running-product.ts';

/** A data folder with the demonstration, copied from `ARDOISE_DEMO_TEMPLATE` where it is set. */
export async function demonstrationFolder(name: string): Promise<string> {
  const template = process.env.ARDOISE_DEMO_TEMPLATE;
  if (template !== undefined) return copyDemo(template, name);
  const dataDir = await emptyDataDir(name);
  await loadDemoTemplate(dataDir);
  return dataDir;
}
