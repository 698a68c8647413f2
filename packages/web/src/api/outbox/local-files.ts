import type { ProjectFile } from '@ardoise/domain/contract/files.ts';

/** Files of one project as this device has them. */
export interface LocalFiles {
  /** Waiting to be sent, newest first, as the list of files will show them. */
  pending: readonly ProjectFile[];
  /** Waiting to be deleted. */
  removed: ReadonlySet<string>;
  /** Addresses (blob:) of bytes that lie here, by the file's id. */
  pictures: ReadonlyMap<string, string>;
}

const NONE: LocalFiles = { pending: [], removed: new Set(), pictures: new Map() };

let byProject: ReadonlyMap<string, LocalFiles> = new Map();
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export function onLocalFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const localFilesOf = (projectId: string): LocalFiles => byProject.get(projectId) ?? NONE;

export function showLocalFiles(files: ReadonlyMap<string, LocalFiles>): void {
  byProject = files;
  for (const listener of listeners) listener();
}

/** The server's files with what waits here; read from here where the server is not reached. */
export function withLocalFiles(
  files: readonly ProjectFile[] | undefined,
  { pending, removed, pictures }: LocalFiles,
  reached: boolean,
): ProjectFile[] | undefined {
  if (files === undefined && pending.length === 0) return undefined;
  const known = new Set(files?.map(({ id }) => id));
  const waiting = pending.filter(({ id }) => !known.has(id));
  const there = (files ?? []).filter(({ id }) => !removed.has(id));
  const shown = reached
    ? there
    : there.map((file) => {
        const picture = pictures.get(file.id);
        return picture === undefined ? file : { ...file, url: picture, photo: file.photo && picture };
      });
  return [...waiting, ...shown];
}
