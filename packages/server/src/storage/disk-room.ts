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

/** What one upload was promised and has not written. */
interface Share {
  left: number;
}

/**
 * The room that uploads may take of a disk: what is free, less the reserve, less what was promised to uploads under way and
 * is not written yet. What says its length is promised all of it; what does not, a step at a time as it comes. When others
 * fill the disk meanwhile, the last to have come ends first.
 */
export class DiskRoom {
  readonly #free: () => Promise<number>;
  readonly #reserve: number;
  /** In the order in which they came. */
  readonly #shares = new Set<Share>();
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
    const share: Share = { left: 0 };
    await this.#promise(share, bytes);
    this.#shares.add(share);
    let sinceLook = 0;
    return {
      before: async (coming) => {
        if (coming > share.left) await this.#promise(share, Math.max(STEP, coming) - share.left);
        else if (sinceLook >= STEP) await this.#lookAgain(share);
        else return;
        sinceLook = 0;
      },
      written: (count) => {
        this.#settle(share, Math.min(count, share.left));
        sinceLook += count;
      },
      release: () => {
        this.#settle(share, share.left);
        this.#shares.delete(share);
      },
    };
  }

  #settle(share: Share, bytes: number): void {
    share.left -= bytes;
    this.#settled += bytes;
  }

  async #promise(share: Share, bytes: number): Promise<void> {
    // What is written while the disk is asked may be missing from its answer: it counts as still to come.
    const settled = this.#settled;
    const free = await this.#free();
    // Judged and counted in one go: of two that come at once, the second sees what the first was promised.
    this.#require(free, this.#promised - settled + bytes);
    this.#promised += bytes;
    share.left += bytes;
  }

  /** Room must be left for this one and those that came before it: whoever came last gives way. */
  async #lookAgain(share: Share): Promise<void> {
    let due = 0;
    for (const each of this.#shares) {
      due += each.left;
      if (each === share) break;
    }
    this.#require(await this.#free(), due);
  }

  #require(free: number, bytes: number): void {
    if (free < this.#reserve + bytes) throw new DiskFull('no room left for uploads');
  }
}
