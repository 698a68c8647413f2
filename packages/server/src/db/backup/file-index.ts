import { hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { type BackedUpFile, type ListedFile, readListedFile } from './file-list.ts';
import { FILE_LIST, listFiles, type Manifest } from './manifest.ts';

/** Room in the table for each file: looking one up stays at a step or two. */
const SLOTS_PER_FILE = 1.5;
const EMPTY = -1;

/**
 * Finds files of a backup by their path. A hash table of the places of their lines: 18 bytes a file, outside the heap,
 * where the files themselves would take half a kilobyte.
 */
export class FileIndex {
  readonly #places: Float64Array;
  readonly #prints: Uint32Array;
  readonly #read: (place: number) => BackedUpFile | Promise<BackedUpFile>;
  readonly #handle: FileHandle | undefined;

  private constructor(
    count: number,
    read: (place: number) => BackedUpFile | Promise<BackedUpFile>,
    handle?: FileHandle,
  ) {
    const slots = Math.ceil(count * SLOTS_PER_FILE) + 1;
    this.#places = new Float64Array(slots).fill(EMPTY);
    this.#prints = new Uint32Array(slots);
    this.#read = read;
    this.#handle = handle;
  }

  /**
   * Of those that `includes`.
   * @throws BackupError where the list is not what was written
   */
  static async open(
    folder: string,
    manifest: Manifest,
    includes: (file: BackedUpFile) => boolean,
  ): Promise<FileIndex> {
    const { index, listed } = await FileIndex.#begin(folder, manifest);
    try {
      for await (const { file, place } of listed) if (includes(file)) index.#add(file.path, place);
      return index;
    } catch (error) {
      await index.close();
      throw error;
    }
  }

  /** A list of the first format is one JSON text: its files are in memory. */
  static async #begin(
    folder: string,
    manifest: Manifest,
  ): Promise<{ index: FileIndex; listed: AsyncIterable<ListedFile> | ListedFile[] }> {
    const { count } = manifest.files;
    if (manifest.format === 1) {
      const files: BackedUpFile[] = [];
      for await (const { file } of listFiles(folder, manifest)) files.push(file);
      const index = new FileIndex(count, (place) => files[place] as BackedUpFile);
      return { index, listed: files.map((file, place) => ({ file, place })) };
    }
    const handle = await open(path.join(folder, FILE_LIST), 'r');
    const index = new FileIndex(count, (place) => readListedFile(handle, place), handle);
    return { index, listed: listFiles(folder, manifest) };
  }

  async find(file: string): Promise<BackedUpFile | undefined> {
    const { print, slot } = this.#slotOf(file);
    for (let at = slot; this.#places[at] !== EMPTY; at = (at + 1) % this.#places.length) {
      if (this.#prints[at] !== print) continue;
      const found = await this.#read(this.#places[at] as number);
      if (found.path === file) return found;
    }
    return undefined;
  }

  async close(): Promise<void> {
    await this.#handle?.close();
  }

  #add(file: string, place: number): void {
    const { print, slot } = this.#slotOf(file);
    let at = slot;
    while (this.#places[at] !== EMPTY) at = (at + 1) % this.#places.length;
    this.#places[at] = place;
    this.#prints[at] = print;
  }

  #slotOf(file: string): { print: number; slot: number } {
    const digest = hash('sha256', file, 'buffer');
    return { print: digest.readUInt32BE(0), slot: digest.readUInt32BE(4) % this.#places.length };
  }
}
