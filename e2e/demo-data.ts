import { inject } from 'vitest';
import { copyDemo } from './demo-template.ts';

/** A data folder for one product, preloaded with the demonstration (set-up.ts). */
export function demoDataDir(name: string): Promise<string> {
  return copyDemo(inject('demoTemplate'), name);
}
