import path from 'node:path';
import type { BackupContent } from './backup-content.ts';
import { type BackupWriter, storedName, type WrittenFile } from './backup-writer.ts';
import { type CopiedFile, exists, forEachFew, linkFile } from './copied-file.ts';
import type { FormerBackup } from './former-backup.ts';
import { walkTree } from './list-tree.ts';
import { type BackedUpFolder, DATA } from './manifest.ts';
import { isNotData, isPagePicture } from './not-data.ts';

/** Read into the security log and deleted at the start after a restore (restore-backup.ts). */
export const RESTORED = 'restored.json';
const LEFT_OUT = new Set(['postgres', 'backups', RESTORED]);
/** Content-addressed by SHA-256, hence immutable. */
const BLOB = /^files\/(?:blobs|preserved)\/[0-9a-f]{2}\/([0-9a-f]{64})$/;

/** Files that `DATA_DIR` refers to but that are stored in a bucket. */
export interface DistantFiles {
  /** What sentences name it by. */
  url: string;
  /** Paths as they would be in `DATA_DIR`. */
  list(): AsyncIterable<{ path: string; size: number }>;
  open(file: { path: string; size: number }): Promise<AsyncIterable<Uint8Array>>;
}

interface PlannedFile {
  path: string;
  size: number;
  /** The hash by which it is named, where it gets a second name on the same disk instead of a copy. */
  linked: string | undefined;
  /** Undefined if it was deleted. */
  copy(writer: BackupWriter): Promise<WrittenFile | undefined>;
}

export interface DataSources {
  dataDir: string;
  /** Hard-links the immutable files of `dataDir`, on the same file system. */
  linkFiles: boolean;
  former: FormerBackup | undefined;
  distant: DistantFiles | undefined;
}

type MakeFolder = (folder: BackedUpFolder) => Promise<void>;

/** Every file of `DATA_DIR`, and of the bucket where it is backed up; their folders first. */
async function* planFiles(
  { dataDir, linkFiles, distant }: DataSources,
  makeFolder: MakeFolder,
): AsyncGenerator<PlannedFile> {
  for await (const item of walkTree(dataDir, isLeftOut)) {
    if (item.isFolder) {
      await makeFolder(item);
      continue;
    }
    const linked = linkFiles ? BLOB.exec(item.path)?.[1] : undefined;
    const copy = (writer: BackupWriter) => writer.copy(path.join(dataDir, item.path), placeOf(item.path));
    yield { path: item.path, size: item.size, linked, copy };
  }
  if (distant === undefined) return;
  for await (const file of distant.list()) {
    if (await exists(path.join(dataDir, file.path))) continue;
    await makeParents(file.path, makeFolder);
    const copy = async (writer: BackupWriter) => writer.write(await distant.open(file), placeOf(file.path));
    yield { ...file, linked: undefined, copy };
  }
}

/** Folders of distant files need not exist in `DATA_DIR`. */
async function makeParents(file: string, makeFolder: MakeFolder): Promise<void> {
  const parts = path.posix.dirname(file).split('/');
  for (let depth = 1; depth <= parts.length; depth += 1)
    await makeFolder({ path: parts.slice(0, depth).join('/'), mode: 0o700 });
}

/** A file's lines in the lists. */
const LINES = 512;

/** Space for the copies of the present files. */
export async function measureData(sources: DataSources): Promise<number> {
  let bytes = 0;
  for await (const { path: file, size, linked } of planFiles(sources, async () => undefined))
    bytes += linked !== undefined || (await sources.former?.has(file, size)) ? LINES : size + LINES;
  return bytes;
}

/** Copies it below a backup's folder. Constant memory, however many files there are. Returns their folders. */
export async function copyData(
  sources: DataSources,
  writer: BackupWriter,
  content: BackupContent,
): Promise<BackedUpFolder[]> {
  await writer.makeFolder(DATA, 0o700);
  const folders = new Map<string, BackedUpFolder>([['', { path: DATA, mode: 0o700 }]]);
  const makeFolder = async ({ path: folder, mode }: BackedUpFolder) => {
    if (folders.has(folder)) return;
    folders.set(folder, { path: placeOf(folder), mode });
    await writer.makeFolder(placeOf(folder), mode);
  };
  await forEachFew(planFiles(sources, makeFolder), async (planned) => {
    const shared = await shareFile(planned, sources, writer);
    const written = shared ?? (await planned.copy(writer));
    if (written === undefined) return;
    await content.add(written.entry, { isNew: shared === undefined });
    const name = BLOB.exec(planned.path)?.[1];
    // Not what its name says: it was damaged before it was copied.
    if (name !== undefined && name !== written.clearSha256) content.addDamaged(written.entry.path);
  });
  return [...folders.values()];
}

/** A second name of the same file, in the former backup or here. */
async function shareFile(
  { path: file, size, linked }: PlannedFile,
  { dataDir, former }: DataSources,
  writer: BackupWriter,
): Promise<WrittenFile | undefined> {
  const target = writer.placeOf(placeOf(file));
  const known = (await former?.link(file, size, target)) ?? (await linkOwn());
  if (known === undefined) return undefined;
  const entry = { path: storedName(placeOf(file), writer.cipher), ...known };
  // An encrypted file's hash is not that of its content, which was verified by its name when it was encrypted.
  return { entry, clearSha256: writer.cipher === undefined ? known.sha256 : (BLOB.exec(file)?.[1] ?? '') };

  async function linkOwn(): Promise<CopiedFile | undefined> {
    if (linked === undefined || !(await linkFile(path.join(dataDir, file), target))) return undefined;
    return { size, sha256: linked, mode: 0o600 };
  }
}

/** Of a path of `DATA_DIR`, in a backup. */
function placeOf(file: string): string {
  return `${DATA}/${file}`;
}

/** Paths of `DATA_DIR` to exclude: the cluster, backups, a note of a restore, uploads in progress, or no data. */
function isLeftOut(file: string): boolean {
  if (LEFT_OUT.has(file) || file.startsWith('files/incoming/') || isPagePicture(file)) return true;
  return isNotData(file.split('/')[0] ?? '');
}
