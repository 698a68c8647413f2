import type { SourceModule } from './source-module.ts';

const WEB = /^packages\/web\/src\//;
/** A module that writes to IndexedDB by idb-keyval. */
const STORES = /from 'idb-keyval'/;
/** Blob and File as values that are made; types and `instanceof` are no storage. */
const BLOBS = /\bnew (Blob|File)\(/;
/** Background Sync, which WebKit has not: what relies on it never leaves an iPad. */
const SYNC =
  /\b(SyncManager|PeriodicSyncManager)\b|\.(sync|periodicSync)\.register\(|addEventListener\('(sync|periodicsync)'/;

/**
 * WebKit's rules for what lies on a device (docs/specification/offline.md#webkit): no Blob in IndexedDB, where it is lost
 * now and then, and nothing that waits for Background Sync.
 */
export function webkitStorage(module: SourceModule): string[] {
  if (!WEB.test(module.file) || module.isTest) return [];
  const found: string[] = [];
  if (STORES.test(module.text) && BLOBS.test(module.text))
    found.push(`${module.file} makes a Blob where it writes to IndexedDB: keep an ArrayBuffer and its type`);
  if (SYNC.test(module.text))
    found.push(`${module.file} relies on Background Sync, which WebKit has not: send from a page`);
  return found;
}
