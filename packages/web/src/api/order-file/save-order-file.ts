import { keepFile } from '../download.ts';

/** What became of a file: written where the person chose; handed to the browser, which does not say more; given up. */
export type Saved = 'saved' | 'offered' | 'dismissed';

type Picker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

function offer(file: File): Saved {
  keepFile(file, file.name);
  return 'offered';
}

/** Saves the exported file of an order, as surely as the browser lets a page know. */
export async function saveOrderFile(file: File): Promise<Saved> {
  const { showSaveFilePicker: pick } = globalThis as { showSaveFilePicker?: Picker };
  if (pick === undefined) return offer(file);
  try {
    const picking: Promise<FileSystemFileHandle> = pick({ suggestedName: file.name });
    const place = await (await picking).createWritable();
    await place.write(file);
    await place.close();
    return 'saved';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    // A large order is sealed for longer than a click counts.
    return offer(file);
  }
}
