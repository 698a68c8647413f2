import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Room that the data of a test run takes at most, in bytes. */
const NEEDED = 8 * 1024 ** 3;

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED;
  } catch {
    // Not on this system.
    return false;
  }
}

/**
 * Parent of the tests' data folders: a tmpfs if it is large enough, else the temporary folder. Creating and dropping a
 * database costs a thousand inodes, a tenth of the run on a disk.
 */
export const MEMORY_FOLDER = isRoomy('/dev/shm') ? '/dev/shm' : tmpdir();
