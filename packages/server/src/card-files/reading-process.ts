import type { FileAnswer, FileOrder } from './file-process.ts';
import { FILE_TASKS } from './file-tasks.ts';
import { failureOf } from './why-unread.ts';

/** The child process that works on foreign files, one after the other: a parser that hangs or grows is ended with it. */
process.on('message', ({ task, input }: FileOrder) => {
  const work = FILE_TASKS[task] as (given: unknown) => Promise<{ failure?: string }>;
  work(input).then(
    ({ failure, ...result }) => process.send?.({ result, failure } satisfies FileAnswer),
    (error: unknown) => process.send?.({ failure: failureOf(error) } satisfies FileAnswer),
  );
});
process.on('disconnect', () => process.exit(0));
