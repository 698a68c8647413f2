// Prints the order form of one of the demonstration's orders of each kind and agency that wait there:
// `print-order-forms.ts <data> <database>`. Browser tests open no others; all of them would be six hundred documents.
import process from 'node:process';
import { createPool } from '@ardoise/server/db/pool.ts';
import { FileStore } from '@ardoise/server/storage/file-store.ts';
import { DRAWINGS_FOLDER } from './drawings-folder.ts';
import { printOrderForm } from './print-documents.ts';
import { findWithoutOrderFormIn } from './seed/demo.repository.ts';

const [dataDir, databaseUrl] = process.argv.slice(2);
if (dataDir === undefined || databaseUrl === undefined)
  throw new Error('usage: print-order-forms.ts <data folder> <database>');
const pool = createPool(databaseUrl, { size: 2 });
const files = await FileStore.open(dataDir, { drawings: DRAWINGS_FOLDER });
for (const id of await findWithoutOrderFormIn(pool, 'Agence')) await printOrderForm({ pool, files }, id);
await pool.end();
