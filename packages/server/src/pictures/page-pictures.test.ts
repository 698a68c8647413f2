import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPagePicture } from '../db/backup/not-data.ts';
import { diskPath } from '../storage/disk-files.ts';
import { readStored } from '../storage/file-place.ts';
import { FileStore } from '../storage/file-store.ts';
import { MEMORY_FOLDER } from '../testing/memory-folder.ts';
import { jpegFile, pdfFile, pdfWith } from '../testing/sample-files.ts';
import { drawAhead, startDrawingAhead } from './draw-ahead.ts';
import { type PagedFile, pagePicture, pagesOf } from './page-pictures.ts';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-pages-'));
  store = await FileStore.open(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function kept(source: Readable, facts: Partial<PagedFile> = {}): Promise<PagedFile> {
  const incoming = await store.receive(source, 400_000_000);
  await store.send(incoming);
  await store.keep(incoming);
  const none = { width: null, height: null, dpi: null, pages: null, mime: 'application/pdf' };
  return { sha256: incoming.sha256, ...none, ...facts };
}
const keptPdf = (content: Buffer) => kept(Readable.from([content]));

async function sizeOf(file: PagedFile, page: number, width: 480 | 960 | 1920 | 3840) {
  const picture = await pagePicture(store, file, page, width);
  if (picture === null) return null;
  const metadata = await sharp(await readStored(picture)).metadata();
  return [metadata.format, metadata.width, metadata.height];
}

describe('pages as pictures', () => {
  it('draws a page once, at its widths, beside its file', async () => {
    const file = await keptPdf(await pdfFile(2));
    expect(await pagesOf(store, file)).toEqual({
      etat: 'lisible',
      pages: Array.from({ length: 2 }, () => ({ largeur: 210, hauteur: 297 })),
    });
    expect(await sizeOf(file, 2, 960)).toEqual(['webp', 960, 1358]);
    const beside = path.dirname(diskPath(folder, file.sha256));
    const names = await readdir(beside);
    const own = names.filter((name) => name.startsWith(file.sha256)).map((name) => name.slice(64));
    expect(own.sort()).toEqual(['', '.p2-1920.webp', '.p2-480.webp', '.p2-960.webp', '.pages.json']);
    // Backups take the file alone.
    const inBackup = own.filter(
      (suffix) => !isPagePicture(`files/blobs/${file.sha256.slice(0, 2)}/${file.sha256}${suffix}`),
    );
    expect(inBackup).toEqual(['']);
    await store.remove(file.sha256);
    expect((await readdir(beside)).filter((name) => name.startsWith(file.sha256))).toEqual([]);
  });

  it('has one page of a picture, at its proportions', async () => {
    const content = await jpegFile({ width: 1200, height: 800, dpi: 300 });
    const facts = { width: 1200, height: 800, dpi: 300, mime: 'image/jpeg' };
    const file = await kept(Readable.from([content]), facts);
    expect((await pagesOf(store, file)).pages).toEqual([{ largeur: 101.6, hauteur: 67.7 }]);
    expect(await sizeOf(file, 1, 480)).toEqual(['webp', 480, 320]);
    // Never larger than it is.
    expect(await sizeOf(file, 1, 1920)).toEqual(['webp', 1200, 800]);
    expect(await sizeOf(file, 2, 480)).toBeNull();
  });

  it('turns two hundred pages, each drawn when it is turned to', { tags: 'long' }, async () => {
    const file = await keptPdf(await pdfFile(200));
    expect((await pagesOf(store, file)).pages).toHaveLength(200);
    expect(await sizeOf(file, 200, 480)).toEqual(['webp', 480, 679]);
    expect(await sizeOf(file, 201, 480)).toBeNull();
  });

  it('says of a protected file that it is, and of a broken one that it cannot be read', async () => {
    const protectedFile = await keptPdf(await pdfWith({ userPassword: 'secret', ownerPassword: 'maître' }));
    expect(await pagesOf(store, protectedFile)).toEqual({ etat: 'protege', pages: [] });
    expect(await sizeOf(protectedFile, 1, 960)).toBeNull();
    const broken = await keptPdf(Buffer.from('%PDF-1.7\nnothing of a document'));
    expect(await pagesOf(store, broken)).toEqual({ etat: 'illisible', pages: [] });
    expect(await sizeOf(broken, 1, 960)).toBeNull();
  });

  it('reduces a page of three metres to what a tablet can show', async () => {
    const file = await keptPdf(await pdfWith({ size: [8504, 2835] }));
    expect((await pagesOf(store, file)).pages).toEqual([{ largeur: 3000, hauteur: 1000.1 }]);
    expect(await sizeOf(file, 1, 3840)).toEqual(['webp', 3840, 1280]);
    const upright = await keptPdf(await pdfWith({ size: [283, 8504] }));
    const [, width = 0, height = 0] = (await sizeOf(upright, 1, 3840)) ?? [];
    expect(Number(width) * Number(height)).toBeLessThanOrEqual(16_100_000);
    expect(Number(height)).toBeLessThanOrEqual(16_000);
  });

  it('draws the first pages ahead, one file after the other, once it is started', {
    tags: 'long',
  }, async () => {
    const [first, second] = [await keptPdf(await pdfFile(4)), await keptPdf(await pdfFile(5))];
    const suffix = { picture: '.p3-960.webp', none: '.p3-960.none' };
    drawAhead(store, first);
    expect(await store.findPicture(first.sha256, suffix)).toBeNull();
    const failures: unknown[] = [];
    const stop = startDrawingAhead((error) => failures.push(error));
    drawAhead(store, first);
    drawAhead(store, second);
    await expect.poll(() => store.findPicture(second.sha256, suffix), { timeout: 30_000 }).not.toBeNull();
    expect(await store.findPicture(first.sha256, suffix)).not.toBeNull();
    expect(await pagePicture(store, first, 4, 960)).not.toBeNull();
    await stop();
    expect(failures).toEqual([]);
  });

  it('reads 300 MB in part: its page is drawn all the same', { tags: 'long' }, async () => {
    const content = await pdfFile(1);
    const line = Buffer.alloc(1_000_000, `%${'x'.repeat(98)}\n`);
    const end = `\n${String(content).slice(String(content).lastIndexOf('startxref'))}`;
    function* pieces() {
      yield content;
      for (let megabytes = 0; megabytes < 300; megabytes += 1) yield line;
      yield Buffer.from(end);
    }
    const file = await kept(Readable.from(pieces()));
    expect((await pagesOf(store, file)).etat).toBe('lisible');
    expect(await sizeOf(file, 1, 960)).toEqual(['webp', 960, 1358]);
    await store.remove(file.sha256);
  });
});
