import { expect, it } from 'vitest';
import { DiskFull, DiskRoom } from './disk-room.ts';

const MB = 1024 * 1024;
const RESERVE = 256 * MB;

/** A simulated disk: everything written, here or by others, reduces its free space. */
function diskOf(free: number) {
  const disk = { free };
  return { disk, room: new DiskRoom(async () => disk.free, RESERVE) };
}

/** Writes so many bytes in chunks, as an upload; returns how many were written before the disk was full. */
async function write(
  { disk, room }: ReturnType<typeof diskOf>,
  { announced, bytes }: { announced: number; bytes: number },
): Promise<number> {
  const claim = await room.claim(announced);
  let written = 0;
  try {
    for (; written < bytes; written += MB) {
      await claim.before(MB);
      disk.free -= MB;
      claim.written(MB);
    }
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error;
  } finally {
    claim.release();
  }
  return written;
}

it('reserves the last space once', async () => {
  const { room } = diskOf(RESERVE + 100 * MB);
  const asked = await Promise.allSettled([room.claim(60 * MB), room.claim(60 * MB), room.claim(40 * MB)]);
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(room.promised).toBe(100 * MB);
});

it('lets an upload of unknown length use the free space, and stops it at the reserve', async () => {
  const given = diskOf(RESERVE + 50 * MB);
  expect(await write(given, { announced: 0, bytes: 500 * MB })).toBeGreaterThanOrEqual(46 * MB);
  expect(given.disk.free).toBeGreaterThanOrEqual(RESERVE);
  expect(given.room.promised).toBe(0);
});

it('keeps the reserve with forty uploads of unknown length, and one of a wrong length', async () => {
  const given = diskOf(RESERVE + 300 * MB);
  const liar = write(given, { announced: MB, bytes: 200 * MB });
  const forty = Array.from({ length: 40 }, () => write(given, { announced: 0, bytes: 50 * MB }));
  const written = await Promise.all([liar, ...forty]);
  expect(written.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(300 * MB);
  expect(given.disk.free).toBeGreaterThanOrEqual(RESERVE);
  expect(given.room.promised).toBe(0);
});

it('stops when others fill the disk, despite the reservation', async () => {
  const given = diskOf(RESERVE + 100 * MB);
  const claim = await given.room.claim(100 * MB);
  given.disk.free = RESERVE + 20 * MB;
  const written = async () => {
    for (let count = 0; count < 100; count += 1) {
      await claim.before(MB);
      given.disk.free -= MB;
      claim.written(MB);
    }
  };
  await expect(written()).rejects.toThrow(DiskFull);
  expect(given.disk.free).toBeGreaterThanOrEqual(RESERVE);
});

it('keeps the earlier uploads when others take the space of one', async () => {
  const given = diskOf(RESERVE + 100 * MB);
  const uploads = Array.from({ length: 5 }, () => write(given, { announced: 20 * MB, bytes: 20 * MB }));
  await Promise.resolve();
  given.disk.free -= 15 * MB;
  const written = await Promise.all(uploads);
  expect(written.slice(0, 4)).toEqual([20 * MB, 20 * MB, 20 * MB, 20 * MB]);
  expect(written[4]).toBeLessThan(20 * MB);
});

it('releases unwritten space, once', async () => {
  const { room } = diskOf(RESERVE + 100 * MB);
  const claim = await room.claim(100 * MB);
  claim.written(30 * MB);
  expect(room.promised).toBe(70 * MB);
  claim.release();
  claim.release();
  expect(room.promised).toBe(0);
});
