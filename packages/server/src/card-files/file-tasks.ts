import type { printFacts } from '../print-files/print-facts.ts';
import type { compareProofs } from './compare-proofs.ts';
import type { readCardFile } from './read-file.ts';
import type { readProofFile } from './read-proof.ts';

/** What the child process does with foreign files: a function of what it is sent. Each is loaded with its first call. */
export const FILE_TASKS = {
  readCard: async (file: string): ReturnType<typeof readCardFile> =>
    (await import('./read-file.ts')).readCardFile(file),
  readProof: async (file: string): ReturnType<typeof readProofFile> =>
    (await import('./read-proof.ts')).readProofFile(file),
  compareProof: async (
    given: Parameters<typeof compareProofs>[0],
  ): Promise<ReturnType<typeof compareProofs>> => (await import('./compare-proofs.ts')).compareProofs(given),
  printFacts: async (file: string): Promise<Awaited<ReturnType<typeof printFacts>> & { failure?: string }> =>
    (await import('../print-files/print-facts.ts')).printFacts(file),
};

export type FileTasks = typeof FILE_TASKS;
export type FileTask = keyof FileTasks;
export type TaskInput<T extends FileTask> = Parameters<FileTasks[T]>[0];
/** What went wrong in a task that has a result all the same is told apart from it, for the log. */
export type TaskResult<T extends FileTask> = WithoutFailure<Awaited<ReturnType<FileTasks[T]>>>;
type WithoutFailure<Result> = Result extends unknown ? Omit<Result, 'failure'> : never;
