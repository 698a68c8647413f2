import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStore } from '../../../../../storage/file-store.ts';
import {
  annotatedPng,
  SECRET,
  telephoneJpeg,
  tellingPicture,
} from '../../../../../testing/telling-pictures.ts';
import { inVolume } from '../../../../../testing/volume.ts';
import { stripMetadata } from './strip-metadata.ts';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-strip-'));
  store = await FileStore.open(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** The kept bytes of a file, and its recorded size and hash. */
async function strip(bytes: Buffer, mime: string, keepsTime = false) {
  const room = await store.claimRoom(bytes.length);
  let incoming = await store.receiveBytes(bytes);
  try {
    incoming = await stripMetadata(store, incoming, { mime, keepsTime }, room);
    return { bytes: await readFile(incoming.path), incoming };
  } finally {
    room.release();
    await store.discard(incoming);
  }
}

const mimeOf = (format: string) => `image/${format}`;

/** Displayed pixels, with the orientation applied. */
const seen = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

async function expectSamePicture(stripped: Buffer, original: Buffer): Promise<void> {
  const [now, before] = await Promise.all([sharp(stripped).metadata(), sharp(original).metadata()]);
  expect(now).toMatchObject({
    format: before.format,
    width: before.width,
    height: before.height,
    hasProfile: true,
    icc: before.icc,
  });
  expect(now.density).toBe(before.density);
  expect(now.orientation ?? 1).toBe(before.orientation ?? 1);
  expect(now.xmp).toBeUndefined();
  expect((await seen(stripped)).equals(await seen(original))).toBe(true);
}

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (format) => {
  it.each(inVolume([1, 6], [1, 2, 3, 4, 5, 6, 7, 8]))(
    'rotated as %i is displayed as before, without metadata',
    async (orientation) => {
      const original = await tellingPicture(format, { orientation });
      expect(original.includes(SECRET)).toBe(true);
      const { bytes, incoming } = await strip(original, mimeOf(format));
      expect(bytes.includes(SECRET)).toBe(false);
      expect(bytes.length).toBeLessThan(original.length);
      expect(incoming.size).toBe(bytes.length);
      await expectSamePicture(bytes, original);
    },
  );

  it('without metadata is left unchanged', async () => {
    const { bytes, incoming } = await strip(await tellingPicture(format), mimeOf(format));
    const again = await strip(bytes, mimeOf(format));
    expect(again.incoming.sha256).toBe(incoming.sha256);
  });

  it('that is corrupt or truncated is kept or refused, and never crashes the server', async () => {
    const whole = await tellingPicture(format);
    const damage = fc.record({
      flips: fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }),
      keep: fc.oneof(fc.constant(whole.length), fc.nat(whole.length)),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ flips, keep }) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of flips) bytes[at] = value;
        const cut = bytes.subarray(0, Math.max(keep, 12));
        const stripped = await strip(cut, mimeOf(format)).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
        expect(stripped?.bytes.length ?? 0).toBeLessThanOrEqual(cut.length + 1024);
      }),
      { numRuns: inVolume(20, 150) },
    );
    expect(await readdir(path.join(folder, 'files/incoming'))).toEqual([]);
  });
});

describe('metadata of programs', () => {
  it('is removed from a phone’s JPEG with its other pictures, keeping its picture', async () => {
    const original = await telephoneJpeg();
    const { bytes } = await strip(original, 'image/jpeg');
    expect(bytes.includes(SECRET)).toBe(false);
    expect(bytes.includes('MPF')).toBe(false);
    expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    await expectSamePicture(bytes, original);
  });

  it('is removed from a progressive JPEG, with several scans', async () => {
    const original = await tellingPicture('jpeg', { progressive: true });
    const { bytes } = await strip(original, 'image/jpeg');
    expect(bytes.includes(SECRET)).toBe(false);
    await expectSamePicture(bytes, original);
  });

  it('is removed from a PNG, compressed texts and data after its end included', async () => {
    const original = await annotatedPng();
    const { bytes } = await strip(original, 'image/png');
    for (const gone of [SECRET, 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'])
      expect(bytes.includes(gone)).toBe(false);
    await expectSamePicture(bytes, original);
  });

  it('is not touched in other types of files', async () => {
    const bytes = Buffer.from(`%PDF-1.7 ${SECRET}`);
    expect((await strip(bytes, 'application/pdf')).bytes).toEqual(bytes);
  });

  it('in more pieces than any picture has is refused', async () => {
    const head = (await tellingPicture('png')).subarray(0, 33);
    const pair = Buffer.from('\0\0\0\0tEXt\0\0\0\0\0\0\0\0IDAT\0\0\0\0', 'latin1');
    const many = Buffer.concat([head, ...Array.from({ length: 120_000 }, () => pair)]);
    await expect(strip(many, 'image/png')).rejects.toThrow('Cette image est illisible.');
  });
});
