import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BackedUpFile, FileListWriter, type ListTotals, readFileList } from './file-list.ts';
import { FILE_LIST } from './manifest.ts';

/** Temporary, next to the list until the backup is complete: the files whose bytes are new there. */
const NEW_LIST = 'new-files.jsonl';

/** What is in a backup that is being made: listed on its disk, since it may be millions of files. */
export class BackupContent {
  readonly #folder: string;
  readonly #all: FileListWriter;
  readonly #new: FileListWriter;
  #damaged: { count: number; first: string | undefined } = { count: 0, first: undefined };

  private constructor(folder: string, all: FileListWriter, added: FileListWriter) {
    this.#folder = folder;
    this.#all = all;
    this.#new = added;
  }

  static async begin(folder: string): Promise<BackupContent> {
    const all = await FileListWriter.open(path.join(folder, FILE_LIST));
    const added = await FileListWriter.open(path.join(folder, NEW_LIST));
    return new BackupContent(folder, all, added);
  }

  async add(file: BackedUpFile, { isNew }: { isNew: boolean }): Promise<void> {
    await this.#all.add(file);
    if (isNew) await this.#new.add(file);
  }

  addDamaged(file: string): void {
    this.#damaged = { count: this.#damaged.count + 1, first: this.#damaged.first ?? file };
  }

  get damaged(): { count: number; first: string | undefined } {
    return this.#damaged;
  }

  /** Totals so far. */
  get totals(): { all: Totals; new: Totals } {
    return { all: this.#all.totals, new: this.#new.totals };
  }

  /** Completes the lists; `readNew` reads the second until `close`. */
  async end(): Promise<{ all: ListTotals; readNew: () => AsyncIterable<BackedUpFile> }> {
    const all = await this.#all.end();
    const added = await this.#new.end();
    const place = path.join(this.#folder, NEW_LIST);
    const readNew = async function* () {
      for await (const { file } of readFileList(place, added)) yield file;
    };
    return { all, readNew };
  }

  async close(): Promise<void> {
    await this.#all.close();
    await this.#new.close();
    await rm(path.join(this.#folder, NEW_LIST), { force: true });
  }
}

type Totals = Pick<ListTotals, 'count' | 'bytes'>;
