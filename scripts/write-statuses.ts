// Generates docs/statuses.md from the table of transitions.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { statusDocument } from '@ardoise/domain/rules/status-diagrams.ts';

await writeFile(path.resolve(import.meta.dirname, '../docs/statuses.md'), statusDocument());
