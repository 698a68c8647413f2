import { execFile, spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file system of its own, in memory, that can be filled. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** As root. @param owner as chown takes it */
  static async mount(folder: string, megabytes: number, owner = 'root'): Promise<SmallDisk> {
    await mkdir(folder, { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
    await run('chown', [owner, folder]);
    return new SmallDisk(folder);
  }

  /** To the last page, until `makeRoom`; also what became free since it was filled. */
  fill(): void {
    // Fails with ENOSPC once the disk is full.
    spawnSync('dd', ['if=/dev/zero', `of=${this.#ballast}`, 'bs=4k', 'oflag=append', 'conv=notrunc'], {
      stdio: 'ignore',
    });
  }

  makeRoom(): Promise<void> {
    return rm(this.#ballast, { force: true });
  }

  async remove(): Promise<void> {
    await run('umount', [this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }

  get #ballast(): string {
    return path.join(this.folder, 'ballast');
  }
}
