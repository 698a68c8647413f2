import type { FilePriority, FileProcess } from '../../../card-files/file-process.ts';
import type { CardReading } from '../../../card-files/read-file.ts';

/** Reads a file of a card in the process for foreign files. @throws FileProcessBusy when too many files wait */
export async function readCardFile(
  process: FileProcess,
  path: string,
  priority: FilePriority,
): Promise<CardReading> {
  const outcome = await process.run('readCard', path, priority);
  return 'result' in outcome ? outcome.result : { sections: [], format: null, refus: outcome.none };
}
