/** Looked at again each time so much has been written, for others write on this disk too. */
const STEP = 4 * 1024 * 1024;

/** There is no room on the disk for what is being sent. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  /** As the system says it, whoever hears of it. */
  readonly code = 'ENOSPC';
}

/** Room that was promised to what is on its way. */
export interface RoomClaim {
  /** Before so many bytes are written. @throws DiskFull */
  before(bytes: number): Promise<void>;
  /** Once they are written: the disk has counted them by then. */
  written(bytes: number): void;
  /** Gives back what was not written; asked again, nothing happens. */
  release(): void;
}

/**
 * The room that uploads may take of a disk: what is free, less the reserve, less what was promised to uploads under way and
 * is not written yet. What says its length is promised all of it; what does not, a step at a time as it comes.
 */
export class DiskRoom {
  readonly #free: () => Promise<number>;
  readonly #reserve: number;
  /** Bytes, in all since the start: what was promised, and what of it was written or given back. */
  #promised = 0;
  #settled = 0;

  /** @param free bytes that the disk has left at this moment */
  constructor(free: () => Promise<number>, reserve: number) {
    this.#free = free;
    this.#reserve = reserve;
  }

  /** Bytes promised and not written yet. */
  get promised(): number {
    return this.#promised - this.#settled;
  }

  /** @throws DiskFull when `bytes` more would eat into the reserve */
  async claim(bytes: number): Promise<RoomClaim> {
    await this.#promise(bytes);
    let left = bytes;
    let sinceLook = 0;
    return {
      before: async (coming) => {
        if (coming > left) {
          const more = Math.max(STEP, coming) - left;
          await this.#promise(more);
          left += more;
        } else if (sinceLook >= STEP) await this.#promise(0);
        else return;
        sinceLook = 0;
      },
      written: (count) => {
        const counted = Math.min(count, left);
        left -= counted;
        this.#settled += counted;
        sinceLook += count;
      },
      release: () => {
        this.#settled += left;
        left = 0;
      },
    };
  }

  async #promise(bytes: number): Promise<void> {
    // What is written while the disk is asked may be missing from its answer: it counts as still to come.
    const settled = this.#settled;
    const free = await this.#free();
    // Judged and counted in one go: of two that come at once, the second sees what the first was promised.
    const toCome = this.#promised - settled + bytes;
    if (free < this.#reserve + toCome) throw new DiskFull('no room left for uploads');
    this.#promised += bytes;
  }
}
