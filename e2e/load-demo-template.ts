// Loads the demo template of the browser tests into a folder while other tests run (scripts/test.mjs).
import process from 'node:process';
import { loadDemoTemplate } from './demo-template.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: load-demo-template.ts <empty folder>');
await loadDemoTemplate(folder);
