import { readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = path.resolve(import.meta.dirname, '../../package.json');
let version: string | undefined;

/** The product's version, of its package.json. */
export function productVersion(): string {
  version ??= (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
  return version;
}
