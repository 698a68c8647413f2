import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { forEachFew } from './copied-file.ts';
import { listTree } from './list-tree.ts';

const run = promisify(execFile);

/**
 * Answers once everything below a folder is on the disk. One flush of its whole file system (syncfs) takes a fraction of
 * a second where one of each of a thousand files takes ten; where there is no such command, each file is flushed.
 */
export async function flushTree(folder: string): Promise<void> {
  if (process.platform === 'linux') {
    const flushed = await run('sync', ['-f', folder]).then(
      () => true,
      () => false,
    );
    if (flushed) return;
  }
  const { files, folders } = await listTree(folder, () => false);
  await forEachFew([...files, ...folders, { path: '' }], (item) => flush(path.join(folder, item.path)));
}

/** A file's content, or the names in a folder: a new name survives a power cut only once its folder is on the disk. */
export async function flush(item: string): Promise<void> {
  const handle = await open(item, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
