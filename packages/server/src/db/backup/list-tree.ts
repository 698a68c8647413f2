import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { unlessGone } from './copied-file.ts';

/** Contents of a folder: relative paths, with slashes; a folder precedes its contents. */
export interface Tree {
  folders: { path: string; mode: number }[];
  files: { path: string; size: number }[];
}

/**
 * Lists folders and regular files, following links (a folder of files may be on another disk); excludes what `skip`
 * matches and what vanishes meanwhile.
 */
export async function listTree(root: string, skip: (path: string) => boolean): Promise<Tree> {
  const tree: Tree = { folders: [], files: [] };
  await descend(root, '', skip, tree);
  return tree;
}

async function descend(
  root: string,
  folder: string,
  skip: (path: string) => boolean,
  tree: Tree,
): Promise<void> {
  const names = (await readdir(path.join(root, folder)).catch(unlessGone)) ?? [];
  for (const name of names.sort()) {
    const item = folder === '' ? name : `${folder}/${name}`;
    if (skip(item)) continue;
    const found = await stat(path.join(root, item)).catch(unlessGone);
    if (found?.isFile()) tree.files.push({ path: item, size: found.size });
    if (!found?.isDirectory()) continue;
    tree.folders.push({ path: item, mode: found.mode & 0o777 });
    await descend(root, item, skip, tree);
  }
}
