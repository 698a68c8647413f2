import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Upload, uploadFile } from '../../api/upload-file.ts';
import { projectKey } from '../../hooks/use-project.ts';
import { refusedAtOnce } from './accepted-files.ts';
import { type Remedy, uploadFailure } from './upload-failure.ts';

/** An upload in progress, or a failed one. */
export interface PendingUpload {
  key: string;
  file: File;
  fraction: number;
  /** Error message; null while in progress. */
  failure: string | null;
  remedy: Remedy;
  /** Number of attempts. */
  tries: number;
}

interface UploadOptions {
  projectId: string;
  type: FileType;
  /** Each file replaces the current proof. */
  replaces?: boolean;
  /** Sequential uploads: where the order of picking matters. */
  inOrder?: boolean;
  onUploaded: (file: ProjectFile) => void;
}

let sequence = 0;

/** An agency's work is sent from its desk, in its order; what is taken in a café is on the device first. */
const WORK: readonly FileType[] = ['photo_crea', 'execution'];

/** @throws as `uploadFile` and `attachFile` */
async function attach(upload: Upload, cache: QueryClient): Promise<ProjectFile> {
  if (WORK.includes(upload.type)) return uploadFile(upload);
  const project = cache.getQueryData<Project>(projectKey(upload.projectId))?.nameProjet ?? '';
  const { attachFile } = await import('../../api/outbox/queued-files.ts');
  return attachFile({ ...upload, project });
}

/** The controller of another attempt, by which it is cancelled. */
function newAttempt(attempts: Map<string, AbortController>, key: string): AbortController {
  const controller = new AbortController();
  attempts.set(key, controller);
  return controller;
}

/** The displayed uploads. */
function usePending() {
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const update = (key: string, change: Partial<PendingUpload>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  return {
    pending,
    push: (upload: PendingUpload) => setPending((all) => [...all, upload]),
    update,
    /** Returns whether the project must be refetched; unsaved input is kept in the draft. */
    fail: (key: string, error: unknown, tries: number): boolean => {
      const { givenUp, ...shown } = uploadFailure(error, tries);
      update(key, { ...shown, fraction: 0 });
      return givenUp;
    },
    remove: (key: string) => setPending((all) => all.filter((one) => one.key !== key)),
  };
}

/** Runs tasks sequentially, skipping cancelled ones. */
function useTurns() {
  const previous = useRef(Promise.resolve());
  const givenUp = useRef(new Set<string>());
  return {
    wait: (key: string, run: () => Promise<void>) => {
      previous.current = previous.current.then(() => (givenUp.current.has(key) ? undefined : run()));
    },
    giveUp: (key: string) => givenUp.current.add(key),
  };
}

/** Uploads to a project, each with its progress; a failed one stays for a retry, a cancelled one is removed. */
export function useUploads(options: UploadOptions) {
  const { pending, push, update, fail, remove } = usePending();
  const controllers = useRef(new Map<string, AbortController>());
  const turns = useTurns();
  const cache = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  async function send(key: string, file: File, tries: number, voidsSignatures = false) {
    const { projectId, type, replaces = false, onUploaded } = latest.current;
    const { signal } = newAttempt(controllers.current, key);
    const onProgress = (fraction: number) => update(key, { fraction });
    try {
      const upload = { projectId, type, file, onProgress, signal, voidsSignatures, replaces };
      onUploaded(await attach(upload, cache));
      remove(key);
    } catch (error) {
      if (signal.aborted) remove(key);
      else if (fail(key, error, tries)) void cache.invalidateQueries({ queryKey: projectKey(projectId) });
    }
  }

  function add(files: readonly File[]) {
    for (const file of files) {
      sequence += 1;
      const key = `envoi-${sequence}`;
      const failure = refusedAtOnce(file, latest.current.type);
      push({ key, file, fraction: 0, failure, remedy: null, tries: 0 });
      if (failure !== null) continue;
      if (latest.current.inOrder) turns.wait(key, () => send(key, file, 1));
      else void send(key, file, 1);
    }
  }

  function retry({ key, file, remedy, tries }: PendingUpload) {
    update(key, { failure: null, fraction: 0 });
    void send(key, file, tries + 1, remedy === 'voidSignatures');
  }

  function cancel(key: string) {
    turns.giveUp(key);
    controllers.current.get(key)?.abort();
    remove(key);
  }

  return { pending, add, retry, cancel };
}
