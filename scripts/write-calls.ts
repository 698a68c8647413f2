// Generates docs/every-call.md from the contract.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { callDocument } from './call-document.ts';

await writeFile(path.resolve(import.meta.dirname, '../docs/every-call.md'), callDocument());
