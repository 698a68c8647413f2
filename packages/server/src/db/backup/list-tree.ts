import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { unlessGone } from './copied-file.ts';
import type { BackedUpFolder } from './manifest.ts';

/** Its path is relative, with slashes. */
type TreeItem = (BackedUpFolder & { isFolder: true }) | { path: string; size: number; isFolder: false };

/**
 * Folders and regular files below one, a folder before its contents, following links (a folder of files may be on
 * another disk); without what matches `skip` or is deleted during the walk.
 */
export async function* walkTree(
  root: string,
  skip: (path: string) => boolean = () => false,
  folder = '',
): AsyncGenerator<TreeItem> {
  const names = (await readdir(path.join(root, folder)).catch(unlessGone)) ?? [];
  for (const name of names.sort()) {
    const item = folder === '' ? name : `${folder}/${name}`;
    if (skip(item)) continue;
    const found = await stat(path.join(root, item)).catch(unlessGone);
    if (found?.isFile()) yield { path: item, size: found.size, isFolder: false };
    if (!found?.isDirectory()) continue;
    yield { path: item, mode: found.mode & 0o777, isFolder: true };
    yield* walkTree(root, skip, item);
  }
}

/** The same at once, of a tree whose files are not too many. */
export async function listTree(
  root: string,
  skip: (path: string) => boolean,
): Promise<{ folders: BackedUpFolder[]; files: string[] }> {
  const folders: BackedUpFolder[] = [];
  const files: string[] = [];
  for await (const item of walkTree(root, skip)) {
    if (item.isFolder) folders.push({ path: item.path, mode: item.mode });
    else files.push(item.path);
  }
  return { folders, files };
}
