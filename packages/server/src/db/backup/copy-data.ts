import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type CopiedFile, copyFile, forEachFew, linkFile } from './copied-file.ts';
import type { FormerBackup } from './former-backup.ts';
import { listTree } from './list-tree.ts';
import { type BackedUpFile, DATA, type Manifest } from './manifest.ts';
import { isNotData } from './not-data.ts';

/** Read into the security log and deleted at the start after a restore (restore-backup.ts). */
export const RESTORED = 'restored.json';
const LEFT_OUT = new Set(['postgres', 'backups', RESTORED]);
/** Content-addressed by SHA-256, hence immutable. */
const BLOB = /^files\/(?:blobs|preserved)\/[0-9a-f]{2}\/([0-9a-f]{64})$/;

/** Files that `DATA_DIR` names but another place keeps: a bucket. */
export interface DistantFiles {
  /** What sentences name it by. */
  url: string;
  /** Paths as they would be in `DATA_DIR`. */
  list(): AsyncIterable<{ path: string; size: number }>;
  /** Undefined: it is gone. */
  copy(file: { path: string; size: number }, target: string): Promise<CopiedFile | undefined>;
}

interface PlannedFile {
  path: string;
  size: number;
  /** Takes room: it is no second name of something on the same disk. */
  isCopied: boolean;
  take(target: string): Promise<CopiedFile | undefined>;
}

/** What is to be copied besides the database. */
export interface DataPlan {
  folders: { path: string; mode: number }[];
  files: PlannedFile[];
  /** Room that the copies take. */
  bytes: number;
}

export interface DataSources {
  dataDir: string;
  /** Hard-links the immutable files of `dataDir`, on the same file system. */
  linkFiles: boolean;
  former: FormerBackup | undefined;
  distant: DistantFiles | undefined;
}

/** Lists every file of `DATA_DIR`, and of the bucket where it is backed up. */
export async function planData({ dataDir, linkFiles, former, distant }: DataSources): Promise<DataPlan> {
  const tree = await listTree(dataDir, isLeftOut);
  const files = tree.files.map(({ path: file, size }) => {
    const source = path.join(dataDir, file);
    const sha256 = BLOB.exec(file)?.[1];
    const own = async (target: string) =>
      linkFiles && sha256 !== undefined && (await linkFile(source, target))
        ? { size, sha256, mode: 0o600 }
        : copyFile(source, target);
    const isLinked = linkFiles && sha256 !== undefined;
    return planned({ path: file, size }, former, own, isLinked);
  });
  if (distant !== undefined) {
    const here = new Set(files.map((file) => file.path));
    for await (const file of distant.list())
      if (!here.has(file.path)) files.push(planned(file, former, (target) => distant.copy(file, target)));
  }
  const folders = withParents(tree.folders, files);
  const bytes = files.reduce((sum, { size, isCopied }) => sum + (isCopied ? size : 0), 0);
  return { folders, files, bytes };
}

function planned(
  file: { path: string; size: number },
  former: FormerBackup | undefined,
  copy: PlannedFile['take'],
  isLinked = false,
): PlannedFile {
  const isThere = former?.has(file.path, file.size) === true;
  return {
    ...file,
    isCopied: !isThere && !isLinked,
    take: async (target) => (isThere ? await former?.link(file.path, target) : undefined) ?? copy(target),
  };
}

/** Folders of distant files need not exist in `DATA_DIR`. */
function withParents(folders: DataPlan['folders'], files: readonly PlannedFile[]): DataPlan['folders'] {
  const all = new Map(folders.map((folder) => [folder.path, folder]));
  for (const file of files) {
    const parts = path.posix.dirname(file.path).split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      if (folder !== '.' && !all.has(folder)) all.set(folder, { path: folder, mode: 0o700 });
    }
  }
  return [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Copies what was planned below a backup's folder. Also names the files whose bytes are new there. */
export async function copyData(
  plan: DataPlan,
  partial: string,
): Promise<Pick<Manifest, 'folders' | 'files'> & { written: BackedUpFile[] }> {
  const to = path.join(partial, DATA);
  await mkdir(to, { mode: 0o700 });
  for (const folder of plan.folders) await mkdir(path.join(to, folder.path), { mode: folder.mode });
  const files: BackedUpFile[] = [];
  const written: BackedUpFile[] = [];
  await forEachFew(plan.files, async ({ path: file, isCopied, take }) => {
    const copied = await take(path.join(to, file));
    if (copied === undefined) return;
    const entry = { path: `${DATA}/${file}`, ...copied };
    files.push(entry);
    if (isCopied) written.push(entry);
  });
  const folders = [{ path: '', mode: 0o700 }, ...plan.folders];
  return {
    folders: folders.map((one) => ({ ...one, path: path.posix.join(DATA, one.path) })),
    files,
    written,
  };
}

/** Blobs whose bytes are not what their name says: they were damaged before they were copied. */
export function damagedBlobs(files: readonly BackedUpFile[]): string[] {
  return files
    .filter((file) => {
      const name = BLOB.exec(path.posix.relative(DATA, file.path))?.[1];
      return name !== undefined && name !== file.sha256;
    })
    .map((file) => file.path);
}

/** Paths of `DATA_DIR` to exclude: the cluster, backups, a note of a restore, uploads in progress, or no data. */
function isLeftOut(file: string): boolean {
  return LEFT_OUT.has(file) || file.startsWith('files/incoming/') || isNotData(file.split('/')[0] ?? '');
}
