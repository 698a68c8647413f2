import { runThread } from '../../../threads/run-thread.ts';
import { type BatchSheetInput, renderBatchSheet } from './render-batch-sheet.ts';

/** Worker thread for one batch sheet: typesetting some hundred lines takes a second of CPU. */
await runThread<BatchSheetInput>(async (input, send) => {
  const { content } = await renderBatchSheet(input);
  await send({ length: content.length, pieces: [content] });
});
