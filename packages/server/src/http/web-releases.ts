import { createHash, randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { WEB_RELEASES_FOLDER } from '../db/backup/not-data.ts';

/** The present release, and the one before: open tabs are of one or the other. */
const KEPT = 2;
/** A copy that a process did not finish is older than any that one is making. */
const UNFINISHED_MS = 3_600_000;
const UNFINISHED = 'unfinished-';

/** Of a release, or of one that is being copied. */
interface Copy {
  folder: string;
  /** When it was started last, in milliseconds. */
  changed: number;
}

const isUnfinished = (folder: string) => path.basename(folder).startsWith(UNFINISHED);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The assets of the last two releases, below `DATA_DIR`: a tab that was open before a deployment loads a late screen of
 * its own release, of which the new build has no file. Processes share the folder, of one release or of two.
 */
export class WebReleases {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = path.join(dataDir, WEB_RELEASES_FOLDER);
  }

  /** Copies the assets of a build, named by their names, which are of their content; deletes older releases. */
  async keep(assets: string): Promise<void> {
    // None without a build.
    const names = (await readdir(assets).catch(() => [])).toSorted();
    if (names.length === 0) return;
    const release = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
    const target = path.join(this.#root, release);
    await mkdir(this.#root, { recursive: true });
    if (!(await exists(target))) await this.#copy(assets, names, target);
    const now = new Date();
    await utimes(target, now, now);
    await this.#forgetOthers();
  }

  /** The folder of a release that has this asset; undefined for one that no release has. */
  async folderOf(name: string): Promise<string | undefined> {
    for (const { folder } of await this.#releases()) if (await exists(path.join(folder, name))) return folder;
    return undefined;
  }

  /** It appears whole: another process may be copying the same. */
  async #copy(assets: string, names: readonly string[], target: string): Promise<void> {
    const unfinished = path.join(this.#root, `${UNFINISHED}${randomUUID()}`);
    await mkdir(unfinished);
    // One encoding beside the file itself: what is asked for rarely need not be in each.
    for (const name of names.filter((each) => !each.endsWith('.gz')))
      await copyFile(path.join(assets, name), path.join(unfinished, name));
    await rename(unfinished, target).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true });
      if (!(await exists(target))) throw error;
    });
  }

  /** Whole ones, that which was started last first. */
  async #releases(): Promise<Copy[]> {
    const copies = (await this.#copies()).filter(({ folder }) => !isUnfinished(folder));
    return copies.toSorted((one, other) => other.changed - one.changed);
  }

  async #copies(): Promise<Copy[]> {
    const names = await readdir(this.#root).catch(() => []);
    const found = names.map(async (name) => {
      const folder = path.join(this.#root, name);
      // Another process may have renamed or deleted it.
      const changed = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
      return changed === undefined ? [] : [{ folder, changed }];
    });
    return (await Promise.all(found)).flat();
  }

  async #forgetOthers(): Promise<void> {
    const left = (await this.#copies()).filter(
      ({ folder, changed }) => isUnfinished(folder) && Date.now() - changed > UNFINISHED_MS,
    );
    const older = (await this.#releases()).slice(KEPT);
    await Promise.all([...left, ...older].map(({ folder }) => rm(folder, { recursive: true, force: true })));
  }
}
