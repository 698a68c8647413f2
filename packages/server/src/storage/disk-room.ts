/** Free space is checked again after each so many bytes, since others write on this disk too. */
const STEP = 4 * 1024 * 1024;

/** The disk lacks space for this upload. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  /** The system's own code, for callers that check it. */
  readonly code = 'ENOSPC';
}

/** Reserved space of an upload in progress. */
export interface RoomClaim {
  /** Call before writing so many bytes. @throws DiskFull */
  before(bytes: number): Promise<void>;
  /** Call once they are written: the disk's free space includes them by then. */
  written(bytes: number): void;
  /** Releases unwritten space; idempotent. */
  release(): void;
}

/** The reserved, unwritten bytes of one upload. */
interface Share {
  left: number;
}

/**
 * Disk space available to uploads: free, minus the reserve, minus reservations not yet written. An upload of known
 * length reserves all of it; otherwise a step at a time as it arrives. When others fill the disk, the latest
 * upload is aborted first.
 */
export class DiskRoom {
  readonly #free: () => Promise<number>;
  readonly #reserve: number;
  /** In order of arrival. */
  readonly #shares = new Set<Share>();
  /** Bytes since the start: reserved, and of these written or released. */
  #promised = 0;
  #settled = 0;

  /** @param free returns the disk's present free bytes */
  constructor(free: () => Promise<number>, reserve: number) {
    this.#free = free;
    this.#reserve = reserve;
  }

  /** Bytes reserved and not written yet. */
  get promised(): number {
    return this.#promised - this.#settled;
  }

  /** Free bytes of the disk. */
  free(): Promise<number> {
    return this.#free();
  }

  /**
   * @param freeRoom makes room where there is too little; false where it has none to make
   * @throws DiskFull when `bytes` more would touch the reserve
   */
  async claim(bytes: number, freeRoom?: () => Promise<boolean>): Promise<RoomClaim> {
    const share: Share = { left: 0 };
    try {
      await this.#promise(share, bytes);
    } catch (error) {
      if (!(error instanceof DiskFull) || !(await freeRoom?.())) throw error;
      await this.#promise(share, bytes);
    }
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
    // Race: bytes written during the disk query may be missing from its result: they count as unwritten.
    const settled = this.#settled;
    const free = await this.#free();
    // Checked and counted synchronously: of two concurrent claims, the second sees the first's reservation.
    this.#require(free, this.#promised - settled + bytes);
    this.#promised += bytes;
    share.left += bytes;
  }

  /** Space must suffice for this one and earlier ones: the latest is aborted. */
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
