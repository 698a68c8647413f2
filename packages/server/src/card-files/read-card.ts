import type { FilePriority, FileProcess } from './file-process.ts';
import type { CardReading } from './read-file.ts';

/** Reads a file of a card in the process for foreign files. @throws FileProcessBusy when too many files wait */
export async function readCardFile(
  process: FileProcess,
  path: string,
  priority: FilePriority,
): Promise<CardReading> {
  const outcome = await process.run('readCard', path, priority);
  return 'result' in outcome ? outcome.result : { sections: [], format: null, refus: outcome.none };
}
