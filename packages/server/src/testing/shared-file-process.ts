import { type FilePriority, FileProcess, type Outcome } from '../card-files/file-process.ts';
import type { FileTask, TaskInput } from '../card-files/file-tasks.ts';

/**
 * The process that reads foreign files, which the applications of a test process share: its start takes most of a
 * second of a core. An application that closes ends it only where it still works, since its answer would be the next
 * application's; else it ends with the test process.
 */
class SharedFileProcess extends FileProcess {
  #working = 0;

  override async run<T extends FileTask>(
    task: T,
    input: TaskInput<T>,
    priority: FilePriority,
  ): Promise<Outcome<T>> {
    this.#working += 1;
    try {
      return await super.run(task, input, priority);
    } finally {
      this.#working -= 1;
    }
  }

  override stop(): void {
    if (this.#working > 0) super.stop();
  }
}

export const sharedFileProcess = new SharedFileProcess((failure) => process.stderr.write(`${failure}\n`));
