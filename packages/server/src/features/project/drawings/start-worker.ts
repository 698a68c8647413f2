import { runThread } from '../../../threads/run-thread.ts';
import { renderStart, type StartInput } from './render-start.ts';

/** Worker thread for one start of a print file: painting some hundred lines and their ornaments takes a second of CPU. */
await runThread<StartInput>(async (input, send) => {
  const content = await renderStart(input);
  await send({ length: content.length, pieces: [content] });
});
