import type { ProjectFile } from '@ardoise/domain/contract/files.ts';

/** The files of a project as screens show them: the server's, with what waits on this device. */
export type WithLocalFiles = (
  projectId: string,
  files: ProjectFile[] | undefined,
) => ProjectFile[] | undefined;

let shown: WithLocalFiles = (_projectId, files) => files;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: another function each time something changed. */
export function onLocalFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const withLocalFiles = (): WithLocalFiles => shown;

/** Loaded late, once something waits or the network is lost (local-pictures.ts). */
export function showLocalFiles(next: WithLocalFiles): void {
  shown = next;
  for (const listener of listeners) listener();
}
