import { runThread } from '../../threads/run-thread.ts';
import { type BatchSheetInput, renderBatchSheet } from './render-batch-sheet.ts';

/** A thread of its own for one batch sheet: some hundred lines of type take a second of the processor. */
await runThread<BatchSheetInput>(async (input, send) => {
  const { content } = await renderBatchSheet(input);
  await send({ length: content.length, pieces: [content] });
});
